import { startMail } from '@guia-da-ilha/local-mail/mail-server';
import type { LocalMail, MailFaultKind } from '@guia-da-ilha/local-mail/mail-server';

/** Faults of the mail server. With 'down' its port is closed. */
export const mailFaults = [
  ...(['refuse', 'busy', 'unknown', 'drop-before', 'reject'] as const),
  ...(['lose', 'drop-after', 'half', 'slow', 'down'] as const),
] satisfies readonly (MailFaultKind | 'down')[];

/** A mail server that can be down, with the ids of all e-mails that it has stored. */
export interface SoakMail {
  url: string;
  /** Number of stored e-mails by Message-ID. */
  received: ReadonlyMap<string, number>;
  /** Starts a fault of the next e-mails; null ends it. */
  fail: (fault: (typeof mailFaults)[number] | null, times: number) => Promise<void>;
  /** Reads the new e-mails. The mail server keeps the latest 500. */
  collect: () => Promise<void>;
  close: () => Promise<void>;
}

/** Delay of the answer with the fault 'slow', in ms. */
const slowMs = 8_000;

export async function startSoakMail(): Promise<SoakMail> {
  const start = (smtpPort: number) => startMail({ smtpPort, pagePort: 0, warn: () => undefined });
  let server: LocalMail | null = await start(0);
  const { smtpPort, smtpUrl: url } = server;
  let { mailbox } = server;
  let lastId = 0;
  const received = new Map<string, number>();

  async function collect(): Promise<void> {
    const source = mailbox;
    const fresh = source.list().filter(({ id }) => id > lastId);
    lastId = Math.max(lastId, ...fresh.map(({ id }) => id));
    for (const { id } of fresh) {
      const messageId = (await source.read(id))?.email.messageId ?? '';
      received.set(messageId, (received.get(messageId) ?? 0) + 1);
    }
  }

  return {
    url,
    received,
    collect,
    async fail(fault, times) {
      if (fault === 'down') {
        await server?.close();
        server = null;
        return;
      }
      if (server === null) {
        await collect();
        server = await start(smtpPort);
        mailbox = server.mailbox;
        lastId = 0;
      }
      server.fail(fault, { times, delayMs: slowMs });
    },
    async close() {
      await server?.close();
    },
  };
}
