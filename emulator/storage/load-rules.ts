import type { StorageRules } from './storage-rules.ts';

/** Denies every request; administrator credentials are not bound by rules. */
export function loadRules(_source: string): StorageRules {
  return { allows: () => Promise.resolve(false) };
}
