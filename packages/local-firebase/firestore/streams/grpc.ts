import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { bytesField, numberField, readField } from './protobuf.ts';
import { UNIMPLEMENTED, UNSERVED } from './unserved.ts';
import type { Unserved } from './unserved.ts';

const SERVICE = '/google.firestore.v1.Firestore/';
/** Above it a client is not one of Firestore's: its largest request is 10 MiB. */
const MAX_MESSAGE_BYTES = 11_534_336;
const REMOVE = 2;

/**
 * Answers gRPC with UNIMPLEMENTED and the sentence that says what to use instead, at once: a client that
 * finds no gRPC at all tries for a minute, or for ever. A stream of changes (Listen) stays open and has every
 * target removed with that cause, and a stream of writes fails at the first write and not at the greeting,
 * because the web client takes anything else for being offline and answers from its cache.
 *
 * @param note called with what was asked for
 */
export function answerGrpc(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  note: (kind: Unserved) => void,
): void {
  // A client that goes away is no error of ours.
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
    // Not by headers alone: the server client takes them for no answer at all, and tries for seven seconds.
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
 * @param reply an answer, nothing for undefined, the end with UNIMPLEMENTED for null
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

/** A message as gRPC frames it: not compressed, its length in front. */
function framed(message: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** ListenResponse { target_change { REMOVE, [target], cause } } to ListenRequest { add_target { target_id } }. */
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

/** WriteResponse { stream_id, stream_token }. */
const greeting = Buffer.concat([bytesField(1, 'local'), bytesField(2, 'local')]);
