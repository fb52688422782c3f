import { connect } from 'node:net';

export interface RawConnection {
  send: (bytes: string | Buffer) => void;
  /** Returns the bytes received so far. */
  received: () => string;
  /** All received bytes, once the other side has closed. */
  closed: Promise<string>;
  /** Stops reading from the connection. */
  stopReading: () => void;
  end: () => void;
}

/** Opens a raw TCP connection, so that a test controls bytes and timing. */
export function rawConnection(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  const received = () => Buffer.concat(chunks).toString();
  socket.on('data', (chunk) => chunks.push(chunk));
  // The other side may close during a write.
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
