import type { Caller } from './auth-token.ts';

/** Billed operations of one project since the last reset, counted as production bills them. */
export class Usage {
  #documentReads = 0;
  #clientReads = 0;
  #rulesReads = 0;
  #documentWrites = 0;
  readonly #byCollection = new Map<string, number>();

  /** @param documents a query without results still counts one */
  countReads(caller: Caller, collectionId: string, documents: number): void {
    this.#documentReads += documents;
    if (caller.kind === 'user') this.#clientReads += documents;
    this.#byCollection.set(collectionId, (this.#byCollection.get(collectionId) ?? 0) + documents);
  }

  /** A lookup made by security rules: get(), exists() and their *After forms. */
  countRulesRead(): void {
    this.#rulesReads++;
  }

  countWrites(documents: number): void {
    this.#documentWrites += documents;
  }

  reset(): void {
    this.#documentReads = 0;
    this.#clientReads = 0;
    this.#rulesReads = 0;
    this.#documentWrites = 0;
    this.#byCollection.clear();
  }

  /** `clientReads` is the part of `documentReads` that did not come from the owner (server, seed). */
  toJSON(): Record<string, unknown> {
    return {
      documentReads: this.#documentReads,
      clientReads: this.#clientReads,
      rulesReads: this.#rulesReads,
      documentWrites: this.#documentWrites,
      byCollection: Object.fromEntries([...this.#byCollection].sort()),
    };
  }
}
