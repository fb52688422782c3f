import type { AuthenticatedCaller } from './auth-token.ts';

/** Billed operations of one project since the last reset, counted like production billing. */
export class Usage {
  #documentReads = 0;
  #clientReads = 0;
  #rulesReads = 0;
  #documentWrites = 0;
  readonly #byCollection = new Map<string, number>();

  /**
   * Counts document reads.
   * @param documents number of billed reads: the number of results, or 1 for a query without results
   */
  countReads(caller: AuthenticatedCaller, collectionId: string, documents: number): void {
    this.#documentReads += documents;
    if (caller.kind === 'user') this.#clientReads += documents;
    this.#byCollection.set(collectionId, (this.#byCollection.get(collectionId) ?? 0) + documents);
  }

  /** Counts a document lookup by security rules: get(), exists() or an *After form. */
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

  /**
   * Returns the counts. `clientReads` is the part of `documentReads` that did not come from the owner (server, seed).
   */
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
