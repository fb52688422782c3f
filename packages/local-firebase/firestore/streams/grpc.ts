import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { bytesField, numberField, readField } from './protobuf.ts';
import { UNIMPLEMENTED, UNSERVED } from './unserved.ts';
import type { Unserved } from './unserved.ts';

const SERVICE = '/google.firestore.v1.Firestore/';
/** Maximum message size. Clients of Firestore send at most 10 MiB per request. */
const MAX_MESSAGE_BYTES = 11_534_336;
const REMOVE = 2;

/**
 * Answers gRPC immediately with UNIMPLEMENTED and a message that names the alternative: a client that finds no gRPC
 * server retries for a minute or without end. A Listen stream stays open, and every target is removed with
 * UNIMPLEMENTED as the cause. A Write stream fails at the first write, not at the handshake, because after a failure at
 * any other point the web client assumes that it is offline and answers from its cache.
 * @param note called with the requested kind of stream
 */
export function answerGrpc(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  note: (kind: Unserved) => void,
): void {
  // A disconnecting client is not an error.
  stream.on('error', () => stream.destroy());
  if (headers['content-type']?.startsWith('application/grpc') !== true) {
    stream.respond({ ':status': 505, 'content-type': 'text/plain' });
    stream.end(UNSERVED);
    stream.resume();
    return;
  }
  const method = headers[':path'];
  if (method === `${SERVICE}Listen`) {
    note('Listen');
    converse(stream, (request) => refusedTarget(request));
  } else if (method === `${SERVICE}Write`) {
    note('Write');
    let isGreeting = true;
    converse(stream, () => {
      const answer = isGreeting ? greeting : null;
      isGreeting = false;
      return answer;
    });
  } else {
    note('gRPC');
    // The status is sent in separate trailers. The server client treats an answer that has only headers as no answer,
    // and then retries for seven seconds.
    converse(stream, () => null);
  }
}

const answerHeaders = { ':status': 200, 'content-type': 'application/grpc' };
const unimplemented = {
  'grpc-status': String(UNIMPLEMENTED),
  'grpc-message': UNSERVED,
};

/**
 * Answers each message of a stream.
 * @param reply returns an answer, undefined to send nothing, or null to end the stream with UNIMPLEMENTED
 */
function converse(
  stream: ServerHttp2Stream,
  reply: (message: Buffer) => Buffer | null | undefined,
): void {
  stream.respond(answerHeaders, { waitForTrailers: true });
  stream.on('wantTrailers', () => {
    stream.sendTrailers(unimplemented);
  });
  let unread: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    while (unread.length >= 5 && !stream.writableEnded) {
      const size = unread.readUInt32BE(1);
      if (size > MAX_MESSAGE_BYTES) {
        stream.end();
        return;
      }
      if (unread.length < 5 + size) return;
      const answer = reply(unread.subarray(5, 5 + size));
      unread = unread.subarray(5 + size);
      if (answer === null) stream.end();
      else if (answer !== undefined) stream.write(framed(answer));
    }
  });
  stream.on('end', () => stream.end());
}

/** Frames a message for gRPC: uncompressed, with a length prefix. */
function framed(message: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/**
 * Encodes ListenResponse { target_change { REMOVE, [target], cause } } for ListenRequest { add_target { target_id } }.
 */
function refusedTarget(request: Buffer): Buffer | undefined {
  const target = readField(request, 2);
  const id = Buffer.isBuffer(target) ? readField(target, 5) : null;
  if (typeof id !== 'number') return undefined;
  const cause = Buffer.concat([numberField(1, UNIMPLEMENTED), bytesField(2, UNSERVED)]);
  return bytesField(
    2,
    Buffer.concat([numberField(1, REMOVE), numberField(2, id), bytesField(3, cause)]),
  );
}

/** Encoded WriteResponse { stream_id, stream_token }, which answers the handshake of a Write stream. */
const greeting = Buffer.concat([bytesField(1, 'local'), bytesField(2, 'local')]);
