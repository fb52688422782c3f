/** What is begun and not stored yet, of one sort: one draft a person and thing. */
export interface DraftKind<Draft> {
  /** Unique, and what the key of its drafts begins with. */
  name: `${string}-draft`;
  /**
   * Where it is kept, and so for how long: on this device until its person signs out, in this tab until the tab is
   * closed, in memory until the page is. Erasing an account ends all that a browser stores of it.
   */
  kept: 'device' | 'tab' | 'page';
  /** The draft, or null for what is none: anybody can write into a browser's storage. May also throw. */
  parse: (stored: unknown) => Draft | null;
}

/** Whose draft, and of what: letters, digits or a fixed word. */
export interface DraftOwner {
  uid: string;
  of: string;
}

/** Characters of JSON. Longer drafts are kept nowhere: a device has room for 5 million of all pages together. */
const maxLength = 200_000;

const inMemory = new Map<string, string>();

const storages: Record<
  DraftKind<unknown>['kept'],
  () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
> = {
  device: () => localStorage,
  tab: () => sessionStorage,
  page: () => ({
    getItem: (key) => inMemory.get(key) ?? null,
    setItem: (key, text) => inMemory.set(key, text),
    removeItem: (key) => inMemory.delete(key),
  }),
};

/** The draft that is kept, or null: none, unreadable, or the browser refuses its storage. */
export function readDraft<Draft>(kind: DraftKind<Draft>, owner: DraftOwner): Draft | null {
  try {
    const text = storages[kind.kept]().getItem(keyOf(kind, owner));
    return text === null || text.length > maxLength ? null : kind.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Keeps a draft instead of the one before, or with null forgets it.
 * @returns whether it is kept: it may be too long, and storage may be refused or full
 */
export function keepDraft<Draft>(
  kind: DraftKind<Draft>,
  owner: DraftOwner,
  draft: Draft | null,
): boolean {
  try {
    const storage = storages[kind.kept]();
    const text = draft === null ? null : JSON.stringify(draft);
    if (text !== null && text.length <= maxLength) {
      storage.setItem(keyOf(kind, owner), text);
      return true;
    }
    if (text === null) storage.removeItem(keyOf(kind, owner));
  } catch {
    // Refused or full. Whoever types still sees it.
  }
  return false;
}

/**
 * Forgets what a person keeps on this device: whoever signs in next is not shown it. A storage that the browser refuses
 * holds nothing.
 */
export function forgetDrafts(uid: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [app, name = '', owner] = key.split(':');
      if (app === 'guia' && name.endsWith('-draft') && owner === uid) localStorage.removeItem(key);
    }
  } catch {
    // Refused, so it never held anything.
  }
}

function keyOf({ name }: DraftKind<unknown>, { uid, of }: DraftOwner): string {
  return `guia:${name}:${uid}:${of}`;
}
