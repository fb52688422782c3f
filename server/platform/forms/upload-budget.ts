import { AppError } from '#shared/app-error.ts';
import { serverTexts } from '#server/platform/server-texts.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';

/** Limits of concurrent uploads in this process. */
export interface UploadLimits {
  /** Concurrent requests, in total and per user. */
  requests: number;
  requestsPerUser: number;
  /** Bytes held in memory, in total and per user. */
  bytes: number;
  bytesPerUser: number;
}

const mebibyte = 1024 * 1024;

/** Limits for event files, which managers send; up to one megabyte each. */
export const eventFormLimits: UploadLimits = {
  requests: 8,
  requestsPerUser: 2,
  bytes: 16 * mebibyte,
  bytesPerUser: 3 * mebibyte,
};

/** Share of one request. */
export interface UploadShare {
  /**
   * Reserves bytes.
   * @throws AppError 'unavailable' when all requests together would exceed the limit; UserFacingError
   * 'too-many-requests' when this user would
   */
  reserve(bytes: number): void;
  release(bytes: number): void;
  /** Releases the request and its remaining bytes. Called once. */
  leave(): void;
}

export interface UploadBudget {
  /**
   * Registers a request.
   * @param uid uid whose share is used
   * @throws AppError 'unavailable' when too many requests are in progress; UserFacingError 'too-many-requests' when too
   * many of this user are
   */
  enter(uid: string): UploadShare;
}

/** Creates a budget for this process, so that the uploads of one user, even slow ones, do not block other users. */
export function createUploadBudget(limits: UploadLimits): UploadBudget {
  const totalUsage = { requests: 0, bytes: 0 };
  const usageByUser = new Map<string, typeof totalUsage>();
  return {
    enter(uid) {
      const userUsage = usageByUser.get(uid) ?? { requests: 0, bytes: 0 };
      if (userUsage.requests >= limits.requestsPerUser)
        throw new UserFacingError('too-many-requests', serverTexts().tooManyUploads);
      if (totalUsage.requests >= limits.requests) {
        throw new AppError('unavailable', 'Too many uploads are in progress');
      }
      usageByUser.set(uid, userUsage);
      let heldBytes = 0;
      const changeUsage = (requests: number, bytes: number) => {
        heldBytes += bytes;
        for (const usage of [totalUsage, userUsage]) {
          usage.requests += requests;
          usage.bytes += bytes;
        }
      };
      changeUsage(1, 0);
      return {
        reserve(bytes) {
          if (userUsage.bytes + bytes > limits.bytesPerUser) {
            throw new UserFacingError('too-many-requests', serverTexts().tooManyUploads);
          }
          if (totalUsage.bytes + bytes > limits.bytes) {
            throw new AppError('unavailable', 'Uploads use too much memory');
          }
          changeUsage(0, bytes);
        },
        release(bytes) {
          changeUsage(0, -bytes);
        },
        leave() {
          changeUsage(-1, -heldBytes);
          if (userUsage.requests === 0) usageByUser.delete(uid);
        },
      };
    },
  };
}
