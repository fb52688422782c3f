/** A kind of unsaved draft. There is one draft per user and target. */
export interface DraftKind<Draft> {
  /** Unique name of the kind. Part of the storage key: 'guia:{name}:{uid}:{target}'. */
  name: `${string}-draft`;
  /**
   * Storage and lifetime: on this device until the user signs out, in this tab until it is closed, or in memory until
   * the page is closed. When a user deletes the account, all drafts that this browser stores for it are removed.
   */
  storage: 'device' | 'tab' | 'page';
  /**
   * Returns the draft, or null if the stored value is invalid: any script can write into the storage. May also throw.
   */
  parse: (stored: unknown) => Draft | null;
}

/** Owner and target of a draft: ids of letters and digits, or fixed words. */
export interface DraftOwner {
  uid: string;
  target: string;
}

/**
 * Maximum length in characters of JSON. Longer drafts are not stored, because browsers limit the storage of the whole
 * site to about 5 million characters.
 */
const maxLength = 200_000;

const draftsInMemory = new Map<string, string>();

const storageByKind: Record<
  DraftKind<unknown>['storage'],
  () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
> = {
  device: () => localStorage,
  tab: () => sessionStorage,
  page: () => ({
    getItem: (key) => draftsInMemory.get(key) ?? null,
    setItem: (key, text) => draftsInMemory.set(key, text),
    removeItem: (key) => draftsInMemory.delete(key),
  }),
};

/** Returns the stored draft; null if there is none, it is unreadable, or the browser refuses its storage. */
export function readDraft<Draft>(kind: DraftKind<Draft>, owner: DraftOwner): Draft | null {
  try {
    const text = storageByKind[kind.storage]().getItem(storageKeyOf(kind, owner));
    return text === null || text.length > maxLength ? null : kind.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Stores a draft and replaces the previous one; null removes it.
 * @returns true if the draft is stored; false after a removal, if it is too long, or if storage is refused or full
 */
export function saveDraft<Draft>(
  kind: DraftKind<Draft>,
  owner: DraftOwner,
  draft: Draft | null,
): boolean {
  try {
    const storage = storageByKind[kind.storage]();
    const text = draft === null ? null : JSON.stringify(draft);
    if (text !== null && text.length <= maxLength) {
      storage.setItem(storageKeyOf(kind, owner), text);
      return true;
    }
    if (text === null) storage.removeItem(storageKeyOf(kind, owner));
  } catch {
    // Storage is refused or full. The text stays in the form.
  }
  return false;
}

/**
 * Removes all drafts of a user whose storage is 'device', so that the next user does not see them. Does nothing if the
 * browser refuses access to its storage.
 */
export function deleteDraftsOfUser(uid: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [keyPrefix, name = '', owner] = key.split(':');
      if (keyPrefix === 'guia' && name.endsWith('-draft') && owner === uid)
        localStorage.removeItem(key);
    }
  } catch {
    // If the browser refuses its storage, there is nothing to remove.
  }
}

function storageKeyOf({ name }: DraftKind<unknown>, { uid, target }: DraftOwner): string {
  return `guia:${name}:${uid}:${target}`;
}
