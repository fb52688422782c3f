import type { AppErrorCode } from './app-error.ts';
import { keptForMs } from './kept-record.ts';

/** What somebody wants to change; a feature says what else belongs to its kind. */
export interface Wish {
  /** As registerChange() knows it. */
  kind: string;
  /** Id of what is changed. */
  target: string;
}

/** What is known of a wish that has not arrived. */
export interface Waiting {
  uid: string;
  /** One for each thing that is changed: a later wish takes the place of the one before. */
  id: string;
  /** Of this very wish. */
  version: string;
  /** Wishes are sent in this order. */
  order: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Why it was refused, for one that only its person can decide about; null while it waits to be sent. */
  problem: AppErrorCode | null;
}

/** A change that has not arrived yet. */
export type WaitingChange<One extends Wish = Wish> = Waiting & One;

/** Changes of one person that wait at most: more things than anybody marks without a network. */
export const maxWaiting = 500;

/** Names what a wish changes. */
export function wishId({ kind, target }: Wish): string {
  return `${kind}:${target}`;
}

/**
 * Changes with one more wish: it takes the place of an earlier one about the same thing, at the end of the line.
 * @returns null where there are too many
 */
export function waitingFor<One extends Wish>(
  waiting: readonly WaitingChange[],
  wish: One,
  made: { uid: string; version: string; now: Date },
): WaitingChange<One> | null {
  const id = wishId(wish);
  const isNew = !waiting.some((change) => change.id === id);
  if (isNew && waiting.length >= maxWaiting) return null;
  const order = Math.max(0, ...waiting.map((change) => change.order)) + 1;
  const { uid, version, now } = made;
  return { ...wish, uid, id, version, order, madeAt: now.getTime(), problem: null };
}

/**
 * Whether a change waited so long that its person does not mean it any more.
 * @param isWritten whether it has words that somebody wrote: those are never given up so
 */
export function isForgotten(
  { madeAt }: Pick<Waiting, 'madeAt'>,
  isWritten: boolean,
  now: Date,
): boolean {
  return !isWritten && now.getTime() - madeAt > keptForMs;
}
