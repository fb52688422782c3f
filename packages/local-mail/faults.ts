/**
 * Faults of the mail server. With the first six the message is not stored. With the others it is stored, and the answer
 * is delayed, missing or incomplete.
 */
export const MAIL_FAULTS = [
  /** 421 instead of a greeting. */
  'refuse',
  /** 451 in answer to RCPT TO: try again later. */
  'busy',
  /** 550 in answer to RCPT TO: permanent failure. */
  'unknown',
  /** The connection is cut before DATA. */
  'drop-before',
  /** 554 after the end of DATA. */
  'reject',
  /** The connection is cut after the end of DATA, and the message is lost. */
  'lose',
  /** The message is stored, and the connection is cut without an answer. */
  'drop-after',
  /** The message is stored, and the connection is cut in the middle of the answer. */
  'half',
  /** The message is stored, and the answer is delayed. */
  'slow',
] as const;
export type MailFaultKind = (typeof MAIL_FAULTS)[number];

export interface MailFault {
  kind: MailFaultKind;
  /**
   * Number of times that the fault still applies: to connections for 'refuse', to recipients for 'busy' and 'unknown',
   * otherwise to messages.
   */
  times: number;
  /** Delay of 'slow' in milliseconds. */
  delayMs: number;
}

/** The currently active fault. */
export class MailFaults {
  current: MailFault | null = null;

  /** Returns the active fault if it is one of these kinds, and decrements its count. */
  take(...kinds: readonly MailFaultKind[]): MailFault | null {
    const fault = this.current;
    if (!fault || !kinds.includes(fault.kind)) return null;
    fault.times -= 1;
    if (fault.times <= 0) this.current = null;
    return { ...fault };
  }
}
