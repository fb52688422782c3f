import { buffer } from 'node:stream/consumers';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { MailFaults } from './faults.ts';
import type { Mailbox } from './mailbox.ts';

/** Maximum size of a message, in bytes. */
const MAX_LETTER_BYTES = 1_000_000;
/** Time for open connections to end when the server closes, in milliseconds. */
const CLOSE_MS = 200;

export interface SmtpListener {
  readonly port: number;
  close(): Promise<void>;
}

/** An SMTP answer with an error code. */
class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/**
 * Starts an SMTP server that accepts every message for every recipient, with any password or none, and delivers
 * nothing.
 * @throws NodeJS.ErrnoException with code EADDRINUSE when the port is taken
 */
export async function listenSmtp(
  { mailbox, faults }: { mailbox: Mailbox; faults: MailFaults },
  { host, port }: { host: string; port: number },
): Promise<SmtpListener> {
  const sockets = new Map<number, Socket>();
  const waiting = new Set<NodeJS.Timeout>();
  const cut = ({ remotePort }: SMTPServerSession, last = ''): void => {
    sockets.get(remotePort)?.end(last).destroySoon();
  };

  const take = async (
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ): Promise<string | null> => {
    const source = await buffer(stream);
    if (stream.sizeExceeded) throw new SmtpRefusal(552, 'The message is too large');
    if (faults.take('reject')) throw new SmtpRefusal(554, 'Refused by the configured fault');
    if (faults.take('lose')) {
      cut(session);
      return null;
    }
    const { mailFrom, rcptTo } = session.envelope;
    const letter = await mailbox.add({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      source,
    });
    const fault = faults.take('drop-after', 'half', 'slow');
    if (fault?.kind === 'slow') {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          resolve();
        }, fault.delayMs);
        waiting.add(timer);
      });
    } else if (fault) {
      cut(session, fault.kind === 'half' ? '25' : '');
      return null;
    }
    return `Accepted as message ${letter.id}`;
  };

  const server = new SMTPServer({
    banner: 'Local mail',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_LETTER_BYTES,
    closeTimeout: CLOSE_MS,
    onAuth: ({ username }, _session, done) => {
      done(null, { user: username ?? '' });
    },
    onConnect: (_session, done) => {
      done(faults.take('refuse') ? new SmtpRefusal(421, 'Closed by the configured fault') : null);
    },
    onMailFrom: (_address, session, done) => {
      if (faults.take('drop-before')) cut(session);
      else done();
    },
    onRcptTo: (_address, _session, done) => {
      if (faults.take('busy'))
        done(new SmtpRefusal(451, 'Temporarily refused by the configured fault'));
      else if (faults.take('unknown'))
        done(new SmtpRefusal(550, 'Recipient refused by the configured fault'));
      else done();
    },
    onData: (stream, session, done) => {
      take(stream, session).then(
        (message) => {
          if (message !== null) done(null, message);
        },
        (error: unknown) => {
          done(error instanceof Error ? error : new Error(String(error)));
        },
      );
    },
  });
  // Errors of connections that end without QUIT, including those that a fault cuts, are ignored.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const timer of waiting) clearTimeout(timer);
        server.close(resolve);
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}
