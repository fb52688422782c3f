import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import type { FirestoreEngine } from '../engine.ts';
import { invalidArgument } from '../errors.ts';
import type { Unserved } from '../streams/unserved.ts';
import { serveCall } from './call.ts';
import { answerMethod } from './methods.ts';
import { refuseListen, refuseWrite } from './refused-streams.ts';

const SERVICE = '/google.firestore.v1.Firestore/';
/** Content types of gRPC with protocol buffers, with or without parameters. */
const GRPC = /^application\/grpc(?:\+proto)?(?:;|$)/;

/**
 * Answers a gRPC call of the public API. Calls that are not served are refused at once with UNIMPLEMENTED, because a
 * client that receives no answer retries for a minute or without end.
 * @param note called with the kind of a refused stream
 */
export function answerGrpc(
  engine: FirestoreEngine,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  note: (kind: Unserved) => void,
): void {
  if (!GRPC.test(headers['content-type'] ?? '')) {
    stream.respond({ ':status': 415, 'content-type': 'text/plain' });
    stream.end('Over HTTP/2 this port answers gRPC only: use HTTP/1.1 for REST.');
    stream.resume();
    return;
  }
  const path = headers[':path'] ?? '';
  const method = path.startsWith(SERVICE) ? path.slice(SERVICE.length) : path;
  if (method === 'Listen' || method === 'Write') {
    note(method);
    if (method === 'Listen') refuseListen(stream);
    else refuseWrite(stream);
    return;
  }
  const { authorization } = headers;
  let request: Buffer | undefined;
  serveCall(stream, {
    onMessage: (message) => {
      if (request !== undefined) throw invalidArgument('A request has only one message.');
      request = message;
    },
    onEnd: (call) => {
      if (request === undefined) throw invalidArgument('The request has no message.');
      for (const message of answerMethod({ engine, authorization }, method, request)) {
        call.send(message);
      }
      call.end();
    },
  });
}
