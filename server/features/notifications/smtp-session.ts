import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Letter } from './letter.ts';

/** How letters leave: 'smtp://user:password@host:587', 'smtps://…' for TLS from the first byte. */
export interface MailTarget {
  url: string;
}

/**
 * What became of a letter. later: not taken, and may be tried again. never: refused for good. unknown: the whole letter
 * was handed over, and no answer came; it may have arrived.
 */
export type SendOutcome = 'sent' | 'later' | 'never' | 'unknown';

export interface SendResult {
  outcome: SendOutcome;
  /** A code of SMTP, or 'connection'. */
  reason: string;
  /** The mail server is not well, or refuses the sender: nothing was said of this letter. */
  isTrouble: boolean;
}

/** A connection through which letters are sent one after the other. */
export interface MailSession {
  send(letter: Letter): Promise<SendResult>;
  /** Whether it still takes letters. */
  readonly isOpen: boolean;
  close(): void;
}

/** Longest waits of one step, in milliseconds. */
const connectMs = 10_000;
const answerMs = 30_000;

/**
 * Connects, and signs in where the address has a user.
 * @param answerTimeoutMs longest wait for one answer of the server
 * @throws Error when no letter can be sent now
 */
export async function openMailSession(
  { url }: MailTarget,
  answerTimeoutMs = answerMs,
): Promise<MailSession> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const connection = new SMTPConnection({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password never goes over a wire that anybody can read.
    requireTLS: !secure && username !== '' && !isThisMachine(hostname),
    ignoreTLS: !secure && isThisMachine(hostname),
    connectionTimeout: connectMs,
    greetingTimeout: Math.min(connectMs, answerTimeoutMs),
    socketTimeout: answerTimeoutMs,
  });
  let isOpen = true;
  // Told besides to whoever waits for an answer; an idle connection may end too.
  connection.on('error', () => (isOpen = false));
  connection.on('end', () => (isOpen = false));
  const whileOpen = <T>(
    act: (done: (error: Error | null | undefined, value?: T) => void) => void,
  ) =>
    new Promise<T | undefined>((resolve, reject) => {
      const fail = (error: Error): void => {
        reject(error);
      };
      const end = (): void => {
        reject(new Error('The connection ended'));
      };
      connection.once('error', fail).once('end', end);
      act((error, value) => {
        connection.off('error', fail).off('end', end);
        if (error) reject(error);
        else resolve(value);
      });
    });
  try {
    await whileOpen<void>((done) => {
      connection.connect(done);
    });
    if (username !== '') {
      const credentials = {
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      };
      await whileOpen<boolean>((done) => {
        connection.login({ credentials }, done);
      });
    }
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    get isOpen() {
      return isOpen;
    },
    async send({ envelope, source }) {
      // The client reads the letter when the server has asked for it, and ends DATA when it has read all of it.
      let isHandedOver = false;
      const message = new Readable({
        read() {
          isHandedOver = true;
          this.push(source);
          this.push(null);
        },
      });
      try {
        await whileOpen<unknown>((done) => {
          connection.send(envelope, message, done);
        });
        return { outcome: 'sent', reason: '', isTrouble: false };
      } catch (error) {
        const { responseCode: status = 0, command = '' } = error as Failure;
        const reason = status === 0 ? 'connection' : String(status);
        // What the server expects next is not known: the next letter begins anew.
        isOpen = false;
        connection.close();
        // Whatever it says of the sender, it says of every letter.
        if (status >= 400 && command === 'MAIL FROM') {
          return { outcome: 'later', reason, isTrouble: true };
        }
        if (status >= 500) return { outcome: 'never', reason, isTrouble: false };
        // 421: it closes.
        if (status >= 400) return { outcome: 'later', reason, isTrouble: status === 421 };
        return { outcome: isHandedOver ? 'unknown' : 'later', reason, isTrouble: true };
      }
    },
    close() {
      if (isOpen) connection.quit();
      else connection.close();
      isOpen = false;
    },
  };
}

interface Failure {
  responseCode?: number;
  command?: string;
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
