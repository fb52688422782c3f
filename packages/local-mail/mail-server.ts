import { listen } from '@guia-da-ilha/local-firebase/http-listener';
import { MailFaults } from './faults.ts';
import type { MailFaultKind } from './faults.ts';
import { Mailbox } from './mailbox.ts';
import { pageHandler } from './page-handler.ts';
import { listenSmtp } from './smtp.ts';

export type { MailFaultKind } from './faults.ts';
export { readLetter } from './mailbox.ts';

export interface MailOptions {
  /** 0 picks a free port. */
  smtpPort: number;
  /** 0 picks a free port. */
  pagePort: number;
  host?: string;
  /** Called once for each kind of refused request to the page. Default: a process warning. */
  warn?: (message: string) => void;
}

export interface LocalMail {
  readonly smtpPort: number;
  /** 'smtp://127.0.0.1:PORT', the address for sending messages. */
  readonly smtpUrl: string;
  /** 'http://127.0.0.1:PORT', the page that shows the messages. */
  readonly url: string;
  readonly mailbox: Mailbox;
  /** Activates a fault for the next messages; null turns it off. */
  fail(kind: MailFaultKind | null, options?: { times?: number; delayMs?: number }): void;
  close(): Promise<void>;
}

/**
 * Starts the SMTP server and its page, only for programs and pages on this machine.
 * @throws NodeJS.ErrnoException with code EADDRINUSE when a port is taken
 */
export async function startMail(options: MailOptions): Promise<LocalMail> {
  const host = options.host ?? '127.0.0.1';
  const mailbox = new Mailbox();
  const faults = new MailFaults();
  const smtp = await listenSmtp({ mailbox, faults }, { host, port: options.smtpPort });
  const page = await listen(pageHandler({ mailbox, faults }), {
    host,
    port: options.pagePort,
    warn: options.warn,
  }).catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  let closing: Promise<unknown> | undefined;
  return {
    smtpPort: smtp.port,
    smtpUrl: `smtp://${host}:${smtp.port}`,
    url: `http://${host}:${page.port}`,
    mailbox,
    fail: (kind, { times = 1, delayMs = 1000 } = {}) => {
      faults.current = kind && { kind, times, delayMs };
    },
    close: async () => {
      await (closing ??= Promise.all([smtp.close(), page.close()]));
    },
  };
}
