import { callerFrom } from '../firestore/auth-token.ts';
import type { StorageValidator } from '../firebase-tools.ts';
import type { DocumentReader, RulesAuth, RulesMap, RulesMethod } from '../rules/contract.ts';
import type { StorageRuleset } from '../rules/storage-ruleset.ts';
import { RulesTimestamp } from '../rules/values.ts';
import type { RulesValue } from '../rules/values.ts';

/** Provides the documents for firestore.get() and firestore.exists() from the Firestore of a project. */
export type DocumentsOf = (projectId: string) => DocumentReader;

/** Reader for Storage without a Firestore: every document is missing. */
export const noDocuments: DocumentsOf = () => ({ before: () => null, after: () => null });

const METHODS: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
const ADMIN_CREDENTIALS: ReadonlySet<string> = new Set(['Bearer owner', 'Firebase owner']);

/** Returns whether a request has the emulator's administrator credentials, which bypass rules. */
export function isAdmin(authorization: string | undefined): boolean {
  return ADMIN_CREDENTIALS.has(authorization ?? '');
}

/**
 * Creates the access check of the Storage emulator from the active rules. It allows every request of the administrator.
 * It denies others without rules, and for an unknown method or a malformed token.
 * @param current returns the active rules at the time of the request
 */
export function createRulesValidator(
  current: () => StorageRuleset | null,
  documentsOf: DocumentsOf,
): StorageValidator {
  return {
    validate(path, bucket, methodName, file, projectId, authorization) {
      if (isAdmin(authorization)) return Promise.resolve(true);
      const rules = current();
      const method = METHODS.find((known) => known === methodName);
      const auth = readToken(authorization, projectId);
      if (!rules || !method || auth === 'unreadable') return Promise.resolve(false);
      const request = {
        method,
        bucket,
        object: path.slice(`b/${bucket}/o/`.length),
        time: toTimestamp(new Date()),
        auth,
        before: file.before ? toRulesMap(file.before) : null,
        after: file.after ? toRulesMap(file.after) : null,
      };
      return Promise.resolve(rules.check(request, documentsOf(projectId)).allowed);
    },
  };
}

function readToken(
  authorization: string | undefined,
  projectId: string,
): RulesAuth | null | 'unreadable' {
  try {
    const caller = callerFrom(authorization, projectId);
    return caller.kind === 'user' ? caller.auth : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** Converts metadata for rules. Fields that are not set are absent, so that reading them is an error. */
function toRulesMap(metadata: Record<string, unknown>): RulesMap {
  const map: RulesMap = new Map();
  for (const [name, value] of Object.entries(metadata)) {
    const converted = toRulesValue(value);
    if (converted !== undefined) map.set(name, converted);
  }
  return map;
}

function toRulesValue(value: unknown): RulesValue | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  // Numbers are sizes and generations; the emulator has no fractional metadata.
  if (typeof value === 'number') return BigInt(Math.trunc(value));
  if (value instanceof Date) return toTimestamp(value);
  if (typeof value === 'object' && value !== null) {
    return toRulesMap(value as Record<string, unknown>);
  }
  return undefined;
}

function toTimestamp(date: Date): RulesTimestamp {
  const ms = date.getTime();
  return new RulesTimestamp(BigInt(Math.floor(ms / 1000)), (ms % 1000) * 1_000_000);
}
