import { AppError } from '#shared/app-error.ts';
import { SpokenError } from '../http/spoken-error.ts';

/** What uploads may take of this process at the same moment. */
export interface UploadBounds {
  /** Requests under way, of everybody and of one person. */
  requests: number;
  requestsOfOne: number;
  /** Bytes that they hold in memory, of everybody and of one person. */
  bytes: number;
  bytesOfOne: number;
}

const mebibyte = 1024 * 1024;

/**
 * One form of eight pictures of 5 MB fits into a person's share; three people with such forms at the same moment fit
 * into the whole. The app sends two pictures at once, each in a request of its own and rarely above 1 MB.
 */
export const placeFormBounds: UploadBounds = {
  requests: 32,
  requestsOfOne: 6,
  bytes: 144 * mebibyte,
  bytesOfOne: 48 * mebibyte,
};

/**
 * For forms with a profile picture, which every person with an account may send: accounts are easy to come by, so
 * they share no room with the pictures of places. One of 5 MB a person; four of that size at the same moment.
 */
export const photoFormBounds: UploadBounds = {
  requests: 12,
  requestsOfOne: 1,
  bytes: 24 * mebibyte,
  bytesOfOne: 6 * mebibyte,
};

/**
 * For forms with pictures of reviews, which every active person may send, two at once from the app: apart from those of
 * places, and as little of one person as that takes.
 */
export const reviewFormBounds: UploadBounds = {
  requests: 16,
  requestsOfOne: 3,
  bytes: 48 * mebibyte,
  bytesOfOne: 16 * mebibyte,
};

/** For files of events, which managers send: of a megabyte each. */
export const eventFormBounds: UploadBounds = {
  requests: 8,
  requestsOfOne: 2,
  bytes: 16 * mebibyte,
  bytesOfOne: 3 * mebibyte,
};

const tooManyAtOnce =
  'Você já está enviando muitos arquivos ao mesmo tempo. Espere um envio terminar e tente novamente.';

/** What one request holds. */
export interface UploadShare {
  /**
   * @throws AppError 'unavailable' when all requests together would hold too much; SpokenError 'too-many-requests'
   *   when this person's would
   */
  hold(bytes: number): void;
  release(bytes: number): void;
  /** Gives back the place and whatever it still holds. Called once. */
  leave(): void;
}

export interface UploadBudget {
  /**
   * A place for one request.
   * @param person whose share it counts in: their uid
   * @throws AppError 'unavailable' when too many requests are under way; SpokenError 'too-many-requests' when too many
   *   of this person are
   */
  enter(person: string): UploadShare;
}

/** A budget within this process, so that nobody's uploads, finished or silent, take the room of the others. */
export function createUploadBudget(bounds: UploadBounds): UploadBudget {
  const all = { requests: 0, bytes: 0 };
  const people = new Map<string, typeof all>();
  return {
    enter(person) {
      const own = people.get(person) ?? { requests: 0, bytes: 0 };
      if (own.requests >= bounds.requestsOfOne)
        throw new SpokenError('too-many-requests', tooManyAtOnce);
      if (all.requests >= bounds.requests) {
        throw new AppError('unavailable', 'Too many uploads are under way');
      }
      people.set(person, own);
      let held = 0;
      const move = (requests: number, bytes: number) => {
        held += bytes;
        for (const side of [all, own]) {
          side.requests += requests;
          side.bytes += bytes;
        }
      };
      move(1, 0);
      return {
        hold(bytes) {
          if (own.bytes + bytes > bounds.bytesOfOne) {
            throw new SpokenError('too-many-requests', tooManyAtOnce);
          }
          if (all.bytes + bytes > bounds.bytes) {
            throw new AppError('unavailable', 'Uploads hold too much memory');
          }
          move(0, bytes);
        },
        release(bytes) {
          move(0, -bytes);
        },
        leave() {
          move(-1, -held);
          if (own.requests === 0) people.delete(person);
        },
      };
    },
  };
}
