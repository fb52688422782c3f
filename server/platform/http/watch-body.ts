import type { IncomingMessage } from 'node:http';
import { SpokenError } from './spoken-error.ts';

/** How long a body may take, in milliseconds. */
export interface BodyTimes {
  total: number;
  /** Longest silence between two chunks; only for a body that somebody reads. */
  idle?: number;
}

/**
 * Calls back once when a request's body takes too long to arrive; never when it is whole or its sender is gone.
 * @returns ends the watch
 */
export function watchBody(
  req: IncomingMessage,
  { total, idle }: BodyTimes,
  onSlow: () => void,
): () => void {
  const slow = () => {
    stop();
    if (!req.complete) onSlow();
  };
  const totalTimer = setTimeout(slow, total);
  const idleTimer = idle === undefined ? undefined : setTimeout(slow, idle);
  const onData = () => idleTimer?.refresh();
  const stop = () => {
    clearTimeout(totalTimer);
    clearTimeout(idleTimer);
    req.off('data', onData);
    req.off('end', stop);
    req.off('close', stop);
  };
  // Listening to 'data' makes a body flow: nobody does who only waits.
  if (idleTimer) req.on('data', onData);
  req.on('end', stop);
  req.on('close', stop);
  return stop;
}

/** What the sender of a body that comes too slowly is told. */
export function slowBody(): SpokenError {
  return new SpokenError(
    'timeout',
    'O envio demorou demais. Verifique sua conexão e tente novamente.',
    { status: 408 },
  );
}
