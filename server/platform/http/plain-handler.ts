import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A request handler without Express: it answers, or calls `next`. Most requests are answered this way, several times
 * faster.
 */
export type PlainHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void;
