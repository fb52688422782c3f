import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { callerFrom } from '../auth-token.ts';
import type { FirestoreEngine } from '../engine.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { isObject } from '../value-codec.ts';
import type { WebChannels } from '../streams/web-channel.ts';
import { answerAdmin } from './admin.ts';
import {
  answerPreflight,
  readJson,
  sendError,
  sendJson,
  sendPage,
  setCorsHeaders,
} from './http-io.ts';
import { answerResource } from './resources.ts';
import { routeOf } from './route.ts';
import { answerVerb } from './verbs.ts';

/**
 * Creates the HTTP handler of an engine: the public REST paths, the emulator's own paths, and refusals of streams.
 * @param channels answers the streams of browsers
 */
export function firestoreHandler(engine: FirestoreEngine, channels: WebChannels): RequestListener {
  return (request, response) => {
    void serve({ engine, channels }, request, response);
  };
}

interface HandlerParts {
  engine: FirestoreEngine;
  channels: WebChannels;
}

async function serve(
  { engine, channels }: HandlerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  setCorsHeaders(request, response);
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response);
    return;
  }
  try {
    if (request.url?.startsWith('/google.') && (await channels.answer(request, response))) return;
    const body = await readJson(request);
    const { status, json, page } = answer(engine, request, body);
    if (page === true) sendPage(response, json);
    else sendJson(response, status, json);
  } catch (error) {
    // The connection closes because unread bytes of the body would be parsed as the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    sendError(response, error);
  }
}

function answer(
  engine: FirestoreEngine,
  request: IncomingMessage,
  body: unknown,
): { status: number; json: string; page?: boolean } {
  const { method = 'GET', url = '/' } = request;
  const mark = url.indexOf('?');
  const route = routeOf(mark < 0 ? url : url.slice(0, mark));
  if (route === null) throw new FirestoreError('NOT_FOUND', `No such path: ${url.slice(0, 200)}`);
  if (route.kind === 'health') return { status: 200, json: '"Ok"' };
  if (route.kind !== 'verb' && route.kind !== 'resource') {
    return answerAdmin(engine, route, method, body);
  }
  const { database, path } = route;
  const call = {
    service: engine.database(database),
    caller: callerFrom(request.headers.authorization, database.project),
    path,
  };
  if (route.kind === 'resource') {
    const query = mark < 0 ? '' : url.slice(mark + 1);
    return { status: 200, json: answerResource(method, { ...call, query, body }) };
  }
  if (method !== 'POST') throw new FirestoreError('UNIMPLEMENTED', `${route.verb} is a POST.`);
  if (!isObject(body)) throw invalidArgument('The body must be an object.');
  return { status: 200, json: answerVerb(route.verb, { ...call, body }) };
}
