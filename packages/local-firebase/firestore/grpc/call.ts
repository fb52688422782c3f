import type { ServerHttp2Stream } from 'node:http2';
import { SILENCE_MS } from '../../http-listener.ts';
import { asFirestoreError, FirestoreError, invalidArgument } from '../errors.ts';
import { maxBodyBytes } from '../rest/http-io.ts';

/** One gRPC call, seen from the server. */
export interface GrpcCall {
  send(message: Uint8Array): void;
  /** Ends the call with an error, or with OK. The rest of the request is ignored. */
  end(error?: FirestoreError): void;
}

/** What a method does with a request. An error that it throws ends the call. */
interface CallHandler {
  /** Receives each message of the client. */
  onMessage(message: Buffer, call: GrpcCall): void;
  /** Called when the client has sent its last message. */
  onEnd(call: GrpcCall): void;
  /** If true, the client may be silent before the end of its request. */
  staysOpen?: boolean;
}

const incomplete = invalidArgument('The request ends inside a message.');
const responseHeaders = {
  ':status': 200,
  'content-type': 'application/grpc',
  'grpc-accept-encoding': 'identity',
};

/**
 * Serves one gRPC call. The status is always sent in separate trailers: the server client treats an answer that has
 * only headers as no answer, and then retries for seven seconds.
 */
export function serveCall(stream: ServerHttp2Stream, handler: CallHandler): void {
  const reader = new FrameReader();
  let status: FirestoreError | undefined;
  const call: GrpcCall = {
    send: (message) => {
      // A client that does not read its answers is not read either.
      if (!stream.write(framed(message))) stream.pause();
    },
    end: (error) => {
      status = error;
      // The stream is not reset, because a reset would discard the status. A client that continues to send is ignored.
      stream.off('data', read).off('end', end).resume();
      stream.end();
    },
  };
  const attempt = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      call.end(asFirestoreError(error));
    }
  };
  const read = (chunk: Buffer): void => {
    attempt(() => {
      for (const message of reader.push(chunk)) {
        if (stream.writableEnded) return;
        handler.onMessage(message, call);
      }
    });
  };
  const end = (): void => {
    attempt(() => {
      if (reader.isInsideMessage) throw incomplete;
      handler.onEnd(call);
    });
  };

  stream.respond(responseHeaders, { waitForTrailers: true });
  stream.on('wantTrailers', () => {
    stream.sendTrailers(trailersOf(status));
  });
  stream.on('drain', () => stream.resume());
  stream.setTimeout(SILENCE_MS, () => {
    if (stream.writableFinished) stream.close();
    else if (!stream.writableEnded && handler.staysOpen !== true) call.end(incomplete);
  });
  // A request without any bytes can end before this function is called.
  if (stream.readableEnded) end();
  else stream.on('data', read).on('end', end);
}

/** Maximum length of a status message in characters: clients limit the size of all headers together. */
const maxStatusLength = 2000;

function trailersOf(error: FirestoreError | undefined): Record<string, string> {
  if (error === undefined) return { 'grpc-status': '0' };
  const message = percentEncoded(error.message.slice(0, maxStatusLength));
  return { 'grpc-status': String(error.grpcCode), 'grpc-message': message };
}

/** Encodes a status message as gRPC requires: all bytes but those of printable ASCII, and the percent sign. */
function percentEncoded(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^ -$&-~]/g, (byte) => {
      const hex = byte.charCodeAt(0).toString(16).toUpperCase();
      return `%${hex.padStart(2, '0')}`;
    });
}

/** Bytes before each message: whether it is compressed, and its length. */
const HEAD_BYTES = 5;

/** Frames a message for gRPC: uncompressed, with a length prefix. */
function framed(message: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** Splits the bytes of a request into messages. It holds at most twice the size of the largest message. */
class FrameReader {
  #buffer = Buffer.alloc(0);
  #length = 0;

  get isInsideMessage(): boolean {
    return this.#length > 0;
  }

  /**
   * Returns the messages that a chunk completes.
   * @throws FirestoreError INVALID_ARGUMENT for a message that is too large, UNIMPLEMENTED for a compressed one
   */
  *push(chunk: Buffer): Generator<Buffer> {
    this.#append(chunk);
    const bytes = this.#buffer.subarray(0, this.#length);
    let start = 0;
    while (bytes.length - start >= HEAD_BYTES) {
      const end = start + HEAD_BYTES + sizeOf(bytes, start);
      if (end > bytes.length) break;
      yield bytes.subarray(start + HEAD_BYTES, end);
      start = end;
    }
    if (start === 0) return;
    // A new buffer, because the messages refer to the old one.
    this.#buffer = Buffer.from(bytes.subarray(start));
    this.#length = this.#buffer.length;
  }

  #append(chunk: Buffer): void {
    const length = this.#length + chunk.length;
    if (length > this.#buffer.length) {
      const larger = Buffer.alloc(Math.max(length, 2 * this.#buffer.length));
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    chunk.copy(this.#buffer, this.#length);
    this.#length = length;
  }
}

function sizeOf(bytes: Buffer, start: number): number {
  if (bytes[start] !== 0) {
    throw new FirestoreError('UNIMPLEMENTED', 'Only uncompressed messages are accepted.');
  }
  const size = bytes.readUInt32BE(start + 1);
  if (size > maxBodyBytes) {
    throw invalidArgument(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`);
  }
  return size;
}
