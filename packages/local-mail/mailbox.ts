import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';

/** What came by SMTP, before anybody looks into it. */
export interface Arrival {
  /** Addresses of the envelope, which may differ from those that the letter shows. */
  from: string;
  to: readonly string[];
  source: Buffer;
}

/** A letter in the list. */
export interface LetterSummary {
  /** Counts from 1 in the order in which letters came. */
  id: number;
  /** ISO instant, UTC. */
  receivedAt: string;
  from: string;
  to: readonly string[];
  subject: string;
  bytes: number;
}

interface Kept extends LetterSummary {
  source: Buffer;
}

const MAX_LETTERS = 500;
const MAX_BYTES = 32_000_000;

/** Takes a letter apart, as it came: headers, decoded subject, text and HTML. */
export function readLetter(source: Buffer): Promise<Email> {
  return PostalMime.parse(source);
}

/** The letters in memory: the latest 500, and never more than 32 MB of them. */
export class Mailbox {
  readonly #kept = new Map<number, Kept>();
  #bytes = 0;
  #last = 0;

  /** Keeps a letter; the oldest make room. */
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

  /** The latest first. */
  list(): LetterSummary[] {
    return [...this.#kept.values()].reverse().map(summaryOf);
  }

  /** As it came; null when it is not there, or no more. */
  source(id: number): Buffer | null {
    return this.#kept.get(id)?.source ?? null;
  }

  /** A letter taken apart; null when it is not there, or no more. */
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

function summaryOf({ source: _source, ...shown }: Kept): LetterSummary {
  return shown;
}
