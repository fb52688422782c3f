import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { callerFrom } from '../auth-token.ts';
import type { FirestoreEngine } from '../engine.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { isObject } from '../value-codec.ts';
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

/** Above the keep-alive of the usual clients, so that they never write to a socket just closed. */
const keepAliveMs = 65_000;

/** The HTTP face of an engine: the public REST paths and the emulator's own. Not listening yet. */
export function createFirestoreServer(engine: FirestoreEngine): Server {
  const server = createServer((request, response) => {
    void serve(engine, request, response);
  });
  server.keepAliveTimeout = keepAliveMs;
  return server;
}

async function serve(
  engine: FirestoreEngine,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  setCorsHeaders(request, response);
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response);
    return;
  }
  try {
    const body = await readJson(request);
    const { status, json, page } = answer(engine, request, body);
    if (page === true) sendPage(response, json);
    else sendJson(response, status, json);
  } catch (error) {
    // An unread rest of the body would otherwise be taken for the next request.
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
    return { status: 200, json: answerResource({ ...call, method, query, body }) };
  }
  if (method !== 'POST') throw new FirestoreError('UNIMPLEMENTED', `${route.verb} is a POST.`);
  if (!isObject(body)) throw invalidArgument('The body must be an object.');
  return { status: 200, json: answerVerb(route.verb, { ...call, body }) };
}
