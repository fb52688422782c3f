import type { IncomingMessage } from 'node:http';
import { serverTexts } from '#server/platform/server-texts.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';

/** Time limits of an incoming body, in milliseconds. */
export interface BodyTimes {
  totalMs: number;
  /** Longest silence between two chunks; only for a body that is being read. */
  idleMs?: number;
}

/**
 * Calls back once when a request's body takes too long to arrive; never after it is complete or its sender is gone.
 * @returns a function that stops the watch
 */
export function watchBody(
  req: IncomingMessage,
  { totalMs, idleMs }: BodyTimes,
  onSlow: () => void,
): () => void {
  const handleSlowBody = () => {
    stopWatching();
    if (!req.complete) onSlow();
  };
  const totalTimer = setTimeout(handleSlowBody, totalMs);
  const idleTimer = idleMs === undefined ? undefined : setTimeout(handleSlowBody, idleMs);
  const onData = () => idleTimer?.refresh();
  const stopWatching = () => {
    clearTimeout(totalTimer);
    clearTimeout(idleTimer);
    req.off('data', onData);
    req.off('end', stopWatching);
    req.off('close', stopWatching);
  };
  // A 'data' listener starts the flow of the body, so it is only added if the body is being read.
  if (idleTimer) req.on('data', onData);
  req.on('end', stopWatching);
  req.on('close', stopWatching);
  return stopWatching;
}

/** Creates the error sent when a body arrives too slowly. */
export function slowBodyError(): UserFacingError {
  return new UserFacingError('timeout', serverTexts().slowBody, { status: 408 });
}
