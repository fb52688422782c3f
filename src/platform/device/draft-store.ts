/** A kind of unsaved draft. There is one draft per user and target. */
export interface DraftKind<Draft> {
  /** Unique. The storage keys of its drafts begin with it. */
  name: `${string}-draft`;
  /**
   * Storage and lifetime: on this device until the user signs out, in this tab until it is closed, or in memory until
   * the page is closed. Deleting an account removes all drafts that the browser stores of it.
   */
  storage: 'device' | 'tab' | 'page';
  /**
   * Returns the draft, or null if the stored value is invalid: any script can write into the storage. May also throw.
   */
  parse: (stored: unknown) => Draft | null;
}

/** Owner and target of a draft, each made of letters and digits or a fixed word. */
export interface DraftOwner {
  uid: string;
  target: string;
}

/**
 * Maximum length in characters of JSON. Longer drafts are not stored: a device has room for 5 million for the whole
 * site.
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

/** Returns the stored draft, or null: there is none, it is unreadable, or the browser refuses its storage. */
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
 * @returns true if it is stored; false if it is too long, or storage is refused or full
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
 * Removes all drafts of a user whose storage is 'device', so that the next user does not see them. A storage that the
 * browser refuses is empty.
 */
export function deleteDraftsOfUser(uid: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [keyPrefix, name = '', owner] = key.split(':');
      if (keyPrefix === 'guia' && name.endsWith('-draft') && owner === uid)
        localStorage.removeItem(key);
    }
  } catch {
    // Storage is refused, so it never contained anything.
  }
}

function storageKeyOf({ name }: DraftKind<unknown>, { uid, target }: DraftOwner): string {
  return `guia:${name}:${uid}:${target}`;
}
