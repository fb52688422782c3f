import { cleanDisplayName, unnamedUser, userRoles } from '#features/account/model/user.ts';
import type { User, UserRole } from '#features/account/model/user.ts';

/**
 * Who was signed in here last, so that the first view does not flash while Auth loads. It proves nothing
 * and opens nothing: no uid, no e-mail, no token.
 */
export interface SessionHint {
  name: string;
  photoURL: string;
  role: UserRole;
}

/** Where the hint is kept; `watch` tells of changes by other tabs. */
export interface HintStore {
  read(): SessionHint | null;
  write(hint: SessionHint | null): void;
  watch(onChange: (hint: SessionHint | null) => void): () => void;
}

const storageKey = 'guia:session';
const maxPhotoLength = 2000;

export function hintOf({ displayName, photoURL, role }: User): SessionHint {
  return { name: displayName, photoURL, role };
}

/** A hint from stored text; null for anything else, since other scripts and people may write there. */
export function parseHint(text: string | null): SessionHint | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, photoURL, role } = stored as Record<string, unknown>;
  if (typeof name !== 'string') return null;
  const isPhoto =
    typeof photoURL === 'string' &&
    /^https?:\/\//.test(photoURL) &&
    photoURL.length <= maxPhotoLength;
  return {
    name: cleanDisplayName(name) || unnamedUser,
    photoURL: isPhoto ? photoURL : '',
    role: userRoles.find((known) => known === role) ?? 'member',
  };
}

/** The hint in localStorage. Where storage is refused there is none, and the session still works. */
export const browserHint: HintStore = {
  read() {
    try {
      return parseHint(localStorage.getItem(storageKey));
    } catch {
      return null;
    }
  },
  write(hint) {
    try {
      if (hint) localStorage.setItem(storageKey, JSON.stringify(hint));
      else localStorage.removeItem(storageKey);
    } catch {
      // The next visit begins without the hint; nothing else depends on it.
    }
  },
  watch(onChange) {
    const listen = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === storageKey || event.key === null) onChange(parseHint(event.newValue));
    };
    window.addEventListener('storage', listen);
    return () => {
      window.removeEventListener('storage', listen);
    };
  },
};
