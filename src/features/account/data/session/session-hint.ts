import { cleanDisplayName, unnamedUser } from '#features/account/model/display-name.ts';
import { userRoles } from '#features/account/model/user-options.ts';
import type { User } from '#features/account/model/user.ts';
import type { UserRole } from '#features/account/model/user-options.ts';

/**
 * Data of the last signed-in user, to avoid a flash while Auth loads. It grants nothing and contains no uid, e-mail or
 * token.
 */
export interface SessionHint {
  name: string;
  photoURL: string;
  role: UserRole;
}

/** Storage of the hint; `watch` reports changes in other tabs. */
export interface HintStore {
  read(): SessionHint | null;
  write(hint: SessionHint | null): void;
  watch(onChange: (hint: SessionHint | null) => void): () => void;
}

const storageKey = 'guia:session';
const maxPhotoLength = 2000;

export function toSessionHint({ displayName, photoURL, role }: User): SessionHint {
  return { name: displayName, photoURL, role };
}

/** Parses a stored hint. Returns null for invalid text, because other scripts and users can write to the storage. */
export function parseSessionHint(text: string | null): SessionHint | null {
  if (text === null) return null;
  let parsedHint: unknown;
  try {
    parsedHint = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsedHint !== 'object' || parsedHint === null) return null;
  const { name, photoURL, role } = parsedHint as Record<string, unknown>;
  if (typeof name !== 'string') return null;
  const isValidPhotoUrl =
    typeof photoURL === 'string' &&
    /^https?:\/\//.test(photoURL) &&
    photoURL.length <= maxPhotoLength;
  return {
    name: cleanDisplayName(name) || unnamedUser,
    photoURL: isValidPhotoUrl ? photoURL : '',
    role: userRoles.find((option) => option === role) ?? 'member',
  };
}

/** Hint in localStorage. If storage is blocked there is no hint, and the session still works. */
export const browserHintStore: HintStore = {
  read() {
    try {
      return parseSessionHint(localStorage.getItem(storageKey));
    } catch {
      return null;
    }
  },
  write(hint) {
    try {
      if (hint) localStorage.setItem(storageKey, JSON.stringify(hint));
      else localStorage.removeItem(storageKey);
    } catch {
      // Only the hint at the next visit is lost.
    }
  },
  watch(onChange) {
    const handleStorage = (event: StorageEvent) => {
      // A null key means that the storage was cleared.
      if (event.key === storageKey || event.key === null)
        onChange(parseSessionHint(event.newValue));
    };
    window.addEventListener('storage', handleStorage);
    return () => {
      window.removeEventListener('storage', handleStorage);
    };
  },
};
