import { connect } from 'node:net';

export interface RawConnection {
  send: (bytes: string | Buffer) => void;
  /** What came so far. */
  received: () => string;
  /** Everything that came, once the other side has closed. */
  closed: Promise<string>;
  /** Takes nothing more of what the other side sends. */
  stopReading: () => void;
  end: () => void;
}

/** A connection whose bytes and whose moments are the test's own. */
export function rawConnection(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  const received = () => Buffer.concat(chunks).toString();
  socket.on('data', (chunk) => chunks.push(chunk));
  // The other side may close while we still send.
  socket.on('error', () => undefined);
  return {
    send: (bytes) => void socket.write(bytes),
    received,
    closed: new Promise((resolve) => {
      socket.on('close', () => {
        resolve(received());
      });
    }),
    stopReading: () => void socket.pause(),
    end: () => void socket.destroy(),
  };
}
