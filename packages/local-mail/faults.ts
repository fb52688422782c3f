/**
 * How a letter goes wrong. The first five leave it with whoever sends it; of the others it was taken, and only the
 * answer is late, lost or torn.
 */
export const MAIL_FAULTS = [
  /** 421 instead of a greeting. */
  'refuse',
  /** 451 to the recipient: not now. */
  'busy',
  /** 550 to the recipient: never. */
  'unknown',
  /** The connection is cut before DATA. */
  'drop-before',
  /** 554 after the end of DATA. */
  'reject',
  /** The connection is cut after the end of DATA, and the letter is lost. */
  'lose',
  /** Taken, and the connection is cut without an answer. */
  'drop-after',
  /** Taken, and the connection is cut in the middle of the answer. */
  'half',
  /** Taken, and the answer comes late. */
  'slow',
] as const;
export type MailFaultKind = (typeof MAIL_FAULTS)[number];

export interface MailFault {
  kind: MailFaultKind;
  /** Letters it still hits. */
  times: number;
  /** How long 'slow' waits, in milliseconds. */
  delayMs: number;
}

/** The switch, as it stands. */
export class Faults {
  current: MailFault | null = null;

  /** The fault, counted down, when it is of one of these kinds. */
  take(...kinds: readonly MailFaultKind[]): MailFault | null {
    const fault = this.current;
    if (!fault || !kinds.includes(fault.kind)) return null;
    fault.times -= 1;
    if (fault.times <= 0) this.current = null;
    return { ...fault };
  }
}
