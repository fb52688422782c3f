import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';

/** A message received by SMTP, not parsed yet. */
export interface Arrival {
  /** Addresses of the envelope, which may differ from those in the message headers. */
  from: string;
  to: readonly string[];
  source: Buffer;
}

/** A message in the list. */
export interface LetterSummary {
  /** Number of the message, starting at 1, in order of arrival. */
  id: number;
  /** ISO instant, UTC. */
  receivedAt: string;
  from: string;
  to: readonly string[];
  subject: string;
  bytes: number;
}

interface StoredLetter extends LetterSummary {
  source: Buffer;
}

const MAX_LETTERS = 500;
const MAX_BYTES = 32_000_000;

/** Parses a raw message: headers, decoded subject, text and HTML. */
export function readLetter(source: Buffer): Promise<Email> {
  return PostalMime.parse(source);
}

/** The messages in memory: the latest 500, with at most 32 MB in total. */
export class Mailbox {
  readonly #kept = new Map<number, StoredLetter>();
  #bytes = 0;
  #last = 0;

  /** Stores a message and removes the oldest ones above the limits. */
  async add({ from, to, source }: Arrival): Promise<LetterSummary> {
    const { subject = '' } = await readLetter(source);
    const id = (this.#last += 1);
    const receivedAt = new Date().toISOString();
    const kept = { id, receivedAt, from, to, subject, bytes: source.length, source };
    this.#kept.set(id, kept);
    this.#bytes += source.length;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#kept.size <= MAX_LETTERS && this.#bytes <= MAX_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes;
    }
    return summaryOf(kept);
  }

  /** Returns the messages, newest first. */
  list(): LetterSummary[] {
    return [...this.#kept.values()].reverse().map(summaryOf);
  }

  /** Returns the raw message, or null if it does not exist or was removed. */
  source(id: number): Buffer | null {
    return this.#kept.get(id)?.source ?? null;
  }

  /** Returns the parsed message, or null if it does not exist or was removed. */
  async read(id: number): Promise<(LetterSummary & { email: Email }) | null> {
    const kept = this.#kept.get(id);
    if (!kept) return null;
    return { ...summaryOf(kept), email: await readLetter(kept.source) };
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}

function summaryOf({ source: _source, ...shown }: StoredLetter): LetterSummary {
  return shown;
}
