import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Letter } from './letter.ts';

/** Mail server URL: 'smtp://user:password@host:587', or 'smtps://…' for TLS from the first byte. */
export interface MailServerOptions {
  url: string;
}

/**
 * Result of sending an e-mail. later: refused temporarily, or not transmitted completely. never: refused permanently.
 * unknown: transmitted completely without a response, so it may have arrived.
 */
export type SendOutcome = 'sent' | 'later' | 'never' | 'unknown';

export interface SendResult {
  outcome: SendOutcome;
  /** SMTP status code, or 'connection'. */
  reason: string;
  /** True if the mail server has a problem or refuses the sender, independent of this e-mail. */
  isTrouble: boolean;
}

/** A connection that sends e-mails one after the other. */
export interface MailSession {
  send(letter: Letter): Promise<SendResult>;
  /** True while the session accepts e-mails. */
  readonly isOpen: boolean;
  close(): void;
}

/** Timeouts per step in ms. */
const connectTimeoutMs = 10_000;
const defaultResponseTimeoutMs = 30_000;

/**
 * Connects and, if the URL contains a user, authenticates.
 * @param responseTimeoutMs timeout for each response of the server
 * @throws Error if no e-mail can be sent now
 */
export async function openMailSession(
  { url }: MailServerOptions,
  responseTimeoutMs = defaultResponseTimeoutMs,
): Promise<MailSession> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const connection = new SMTPConnection({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password is never sent over an unencrypted connection, except to this computer (localhost).
    requireTLS: !secure && username !== '' && !isLocalhost(hostname),
    ignoreTLS: !secure && isLocalhost(hostname),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: Math.min(connectTimeoutMs, responseTimeoutMs),
    socketTimeout: responseTimeoutMs,
  });
  let isOpen = true;
  // runWhileOpen() reports these events to a pending call. The two listeners here also cover an idle connection that
  // ends.
  connection.on('error', () => (isOpen = false));
  connection.on('end', () => (isOpen = false));
  const runWhileOpen = <T>(
    startAction: (done: (error: Error | null | undefined, value?: T) => void) => void,
  ) =>
    new Promise<T | undefined>((resolve, reject) => {
      const rejectOnError = (error: Error): void => {
        reject(error);
      };
      const rejectOnEnd = (): void => {
        reject(new Error('SMTP connection closed'));
      };
      connection.once('error', rejectOnError).once('end', rejectOnEnd);
      startAction((error, value) => {
        connection.off('error', rejectOnError).off('end', rejectOnEnd);
        if (error) reject(error);
        else resolve(value);
      });
    });
  try {
    await runWhileOpen<void>((done) => {
      connection.connect(done);
    });
    if (username !== '') {
      const credentials = {
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      };
      await runWhileOpen<boolean>((done) => {
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
      // SMTPConnection starts to read the message when the server has accepted DATA. From then on the server may have
      // received the whole message.
      let isTransmitted = false;
      const message = new Readable({
        read() {
          isTransmitted = true;
          this.push(source);
          this.push(null);
        },
      });
      try {
        await runWhileOpen<unknown>((done) => {
          connection.send(envelope, message, done);
        });
        return { outcome: 'sent', reason: '', isTrouble: false };
      } catch (error) {
        const { responseCode: status = 0, command = '' } = error as SmtpFailure;
        const reason = status === 0 ? 'connection' : String(status);
        // The state of the session is undefined after a failure, so the next e-mail needs a new connection.
        isOpen = false;
        connection.close();
        // A refused sender affects every e-mail.
        if (status >= 400 && command === 'MAIL FROM') {
          return { outcome: 'later', reason, isTrouble: true };
        }
        if (status >= 500) return { outcome: 'never', reason, isTrouble: false };
        // 421: the server closes the connection.
        if (status >= 400) return { outcome: 'later', reason, isTrouble: status === 421 };
        return { outcome: isTransmitted ? 'unknown' : 'later', reason, isTrouble: true };
      }
    },
    close() {
      if (isOpen) connection.quit();
      else connection.close();
      isOpen = false;
    },
  };
}

interface SmtpFailure {
  responseCode?: number;
  command?: string;
}

function isLocalhost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
