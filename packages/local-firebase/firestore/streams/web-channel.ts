import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText, sendJson } from '../rest/http-io.ts';
import { refusal, refusedTarget, writeGreeting } from './unserved.ts';
import type { Unserved } from './unserved.ts';

/** Maximum number of sessions; the oldest is dropped. A page has two. */
const MAX_SESSIONS = 100;
/** Maximum number of messages queued for a page. */
const MAX_WAITING = 1000;
/** Time without a message after which a poll is answered with a 'noop', so that no proxy closes it. */
const POLL_MS = 30_000;

/** One channel of a page: the page sends messages by POST, and messages to it are queued for its next GET. */
interface Session {
  readonly kind: 'Listen' | 'Write';
  /** Number of the latest message to the page. */
  lastId: number;
  waiting: [id: number, message: unknown][];
  /** Sent messages that the page has not acknowledged yet; it does so with its next GET. */
  sent: [id: number, message: unknown][];
  /** Answers the pending GET, if there is one. */
  answerPoll: (() => void) | null;
  greeted: boolean;
}

/** The streams of the web client in a browser, which uses WebChannel version 8. */
export interface WebChannels {
  /**
   * Answers a request to '/google.firestore.v1.Firestore/{Listen|Write}/channel'. Returns false for any other path.
   * @throws FirestoreError INVALID_ARGUMENT for a body that is too large
   */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/**
 * Opens each channel and refuses its requests as refused-streams.ts refuses those of gRPC: a target is removed with
 * UNIMPLEMENTED as the cause, and a write ends the channel with UNIMPLEMENTED. Without a channel the client assumes that it is offline,
 * answers reads from its empty cache, and queues writes without end.
 * @param note called with the requested kind of stream
 */
export function createWebChannels(note: (kind: Unserved) => void): WebChannels {
  const sessions = new Map<string, Session>();

  const open = (kind: Session['kind'], text: string): string => {
    note(kind);
    const id = randomUUID();
    const session: Session = {
      kind,
      lastId: 0,
      waiting: [],
      sent: [],
      answerPoll: null,
      greeted: false,
    };
    sessions.set(id, session);
    if (sessions.size > MAX_SESSIONS) sessions.delete([...sessions.keys()][0]!);
    const hello = [0, ['c', id, '', 8, 14, POLL_MS]];
    reply(session, text);
    return framed([hello, ...take(session)]);
  };

  return {
    async answer(request, response) {
      const url = new URL(request.url ?? '/', 'http://local');
      const method = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/.exec(
        url.pathname,
      );
      if (method === null) return false;
      const kind = method[1] as Session['kind'];
      const sid = url.searchParams.get('SID');
      const session = sid === null ? undefined : sessions.get(sid);
      if (request.method === 'POST' && sid === null) {
        sendText(response, open(kind, await readText(request)));
      } else if (sid === null || session === undefined) {
        // The protocol requires this answer; the client then starts a new session.
        sendJson(response, 400, '"Unknown SID"');
      } else if (url.searchParams.get('TYPE') === 'terminate') {
        sessions.delete(sid);
        session.answerPoll?.();
        sendText(response, '');
      } else if (request.method === 'POST') {
        reply(session, await readText(request));
        sendText(response, framed([session.answerPoll === null ? 0 : 1, session.lastId, 0]));
        if (session.waiting.length > 0) session.answerPoll?.();
      } else {
        sendAgain(session, Number(url.searchParams.get('AID') ?? Number.POSITIVE_INFINITY));
        poll(session, response, url.searchParams.get('CI') === '0');
      }
      return true;
    },
  };
}

/**
 * Answers a poll with the queued messages. If there are none, waits for the next message, or sends a noop after
 * POLL_MS.
 * @param streamed true if the client reads data before the answer ends. Such a client treats an answer without data as
 * buffered by a proxy and starts again.
 */
function poll(session: Session, response: ServerResponse, streamed: boolean): void {
  session.answerPoll?.();
  response.writeHead(200, textHeaders);
  const noop = (): string => framed([[++session.lastId, ['noop']]]);
  if (streamed && session.waiting.length === 0) response.write(noop());
  const answer = (): void => {
    clearTimeout(timer);
    session.answerPoll = null;
    const messages = take(session);
    response.end(messages.length > 0 ? framed(messages) : noop());
  };
  const timer = setTimeout(answer, POLL_MS);
  timer.unref();
  session.answerPoll = answer;
  response.once('close', () => {
    clearTimeout(timer);
    if (session.answerPoll === answer) session.answerPoll = null;
  });
  if (session.waiting.length > 0) answer();
}

function take(session: Session): Session['waiting'] {
  const messages = session.waiting;
  session.waiting = [];
  session.sent = [...session.sent, ...messages].slice(-MAX_WAITING);
  return messages;
}

/**
 * Resends messages that the page has not received. A slow page ends its GET and sends a new one; messages sent in the
 * ended GET would otherwise be lost, and a write of the page would never complete.
 * @param newestReceived number of the latest message that the page has received
 */
function sendAgain(session: Session, newestReceived: number): void {
  const missed = session.sent.filter(([id]) => id > newestReceived);
  session.sent = [];
  session.waiting = [...missed, ...session.waiting];
}

/** Reads the messages of a POST, 'count=1&ofs=0&req0___data__=…', and queues the answers. */
function reply(session: Session, text: string): void {
  for (const [name, value] of new URLSearchParams(text)) {
    if (!/^req\d+___data__$/.test(name) || session.waiting.length >= MAX_WAITING) continue;
    const answer = session.kind === 'Listen' ? refusedTarget(parsed(value)) : writeAnswer(session);
    if (answer !== null) session.waiting.push([++session.lastId, [answer]]);
  }
}

function writeAnswer(session: Session): object {
  if (!session.greeted) {
    session.greeted = true;
    return writeGreeting;
  }
  const { httpStatus: code, message, status } = refusal;
  return { error: { code, message, status } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Frames an array for the channel, with its length in characters as a prefix. */
function framed(array: readonly unknown[]): string {
  const text = JSON.stringify(array);
  return `${text.length}\n${text}`;
}

const textHeaders = { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'no-store' };

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, textHeaders);
  response.end(text);
}
