import type { StorageValidator } from '../firebase-tools.ts';

export type StorageMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Metadata of an object as rules read it: strings, numbers, dates and the map of custom metadata. */
export type ObjectResource = Record<string, unknown>;

/** A request on one object, or on the objects under a prefix (list). */
export interface StorageRequest {
  projectId: string;
  method: StorageMethod;
  bucket: string;
  /** Name of the object, or the prefix of a list without its closing slashes. */
  object: string;
  /** Decoded payload of the ID token; null when signed out. */
  token: Record<string, unknown> | null;
  time: Date;
  /** Metadata now stored; null when there is no object, and for a list. */
  before: ObjectResource | null;
  /** Metadata as it would be stored (create and update), otherwise null. */
  after: ObjectResource | null;
}

/** Decides on requests; what the Storage emulator needs of a loaded rules file. */
export interface StorageRules {
  allows(request: StorageRequest): Promise<boolean>;
}

const METHODS: ReadonlySet<string> = new Set(['get', 'list', 'create', 'update', 'delete']);
const ADMIN_CREDENTIALS: ReadonlySet<string> = new Set(['Bearer owner', 'Firebase owner']);

/** Whether a request carries the emulator's administrator credentials, which rules do not bind. */
export function isAdmin(authorization: string | undefined): boolean {
  return ADMIN_CREDENTIALS.has(authorization ?? '');
}

/**
 * Answers the Storage emulator's questions from the rules in force. Without rules, and for a method
 * or a token it does not know, it denies.
 *
 * @param current the rules in force at the moment of the request
 */
export function createRulesValidator(current: () => StorageRules | null): StorageValidator {
  return {
    async validate(path, bucket, method, file, projectId, authorization) {
      if (isAdmin(authorization)) return true;
      const rules = current();
      if (!rules || !METHODS.has(method)) return false;
      const token = decodeToken(authorization);
      if (token === 'malformed') return false;
      return rules.allows({
        projectId,
        method: method as StorageMethod,
        bucket,
        object: path.slice(`b/${bucket}/o/`.length),
        token,
        time: new Date(),
        before: file.before ?? null,
        after: file.after ?? null,
      });
    },
  };
}

/** The payload of the unsigned token the Auth emulator issues; its signature part is empty. */
function decodeToken(
  authorization: string | undefined,
): Record<string, unknown> | null | 'malformed' {
  if (!authorization) return null;
  const [, token = ''] = authorization.split(' ');
  const [, payload = ''] = token.split('.');
  try {
    const decoded: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof decoded !== 'object' || decoded === null || Array.isArray(decoded)) {
      return 'malformed';
    }
    return decoded as Record<string, unknown>;
  } catch {
    return 'malformed';
  }
}
