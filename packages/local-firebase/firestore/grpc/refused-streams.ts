import type { ServerHttp2Stream } from 'node:http2';
import { refusal, refusedTarget, writeGreeting } from '../streams/unserved.ts';
import { serveCall } from './call.ts';
import { decodeMessage, encodeMessage, typesOf } from './messages.ts';

/** Leaves a Listen stream open, and removes every target with UNIMPLEMENTED as the cause. */
export function refuseListen(stream: ServerHttp2Stream): void {
  const { request, response } = typesOf('Listen');
  serveCall(stream, {
    staysOpen: true,
    onMessage: (message, call) => {
      const answer = refusedTarget(decodeMessage(request, message));
      if (answer !== null) call.send(encodeMessage(response, answer));
    },
    onEnd: (call) => {
      call.end(refusal);
    },
  });
}

/**
 * Answers the handshake of a Write stream and fails its first write: after a failure at any other point, the web client
 * assumes that it is offline and answers from its cache.
 */
export function refuseWrite(stream: ServerHttp2Stream): void {
  const { response } = typesOf('Write');
  let isGreeting = true;
  serveCall(stream, {
    staysOpen: true,
    onMessage: (_, call) => {
      if (isGreeting) call.send(encodeMessage(response, writeGreeting));
      else call.end(refusal);
      isGreeting = false;
    },
    onEnd: (call) => {
      call.end(refusal);
    },
  });
}
