import type { AppErrorCode } from '#shared/app-error.ts';
import { keptForMs } from '#shared/kept-record.ts';
import type { Review, ReviewDraft } from './review.ts';
import { areSamePictures, reviewId } from './review.ts';

/** A mark that shall be set or taken off: the last wish counts, whatever was wished before it. */
export interface MarkWish {
  kind: 'favorite' | 'event';
  /** Id of the place or event. */
  target: string;
  saved: boolean;
}

/** A review that shall be written or changed. */
export interface ReviewWish {
  kind: 'review';
  /** Id of the place. */
  target: string;
  placeTitle: string;
  author: { name: string; photoURL: string };
  draft: ReviewDraft;
  /** What was stored when it was written; null for nothing. */
  base: ReviewDraft | null;
}

export type Wish = MarkWish | ReviewWish;

interface Waiting {
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
export type WaitingChange = Waiting & Wish;

export type WaitingReview = Waiting & ReviewWish;

/** Changes of one person that wait at most: more things than anybody marks without a network. */
export const maxWaiting = 500;

export function wishId({ kind, target }: Pick<Wish, 'kind' | 'target'>): string {
  return `${kind}:${target}`;
}

/**
 * Changes with one more wish: it takes the place of an earlier one about the same thing, at the end of the line.
 * @returns null where there are too many
 */
export function waitingFor(
  waiting: readonly WaitingChange[],
  wish: Wish,
  made: { uid: string; version: string; now: Date },
): WaitingChange | null {
  const id = wishId(wish);
  const isNew = !waiting.some((change) => change.id === id);
  if (isNew && waiting.length >= maxWaiting) return null;
  const order = Math.max(0, ...waiting.map((change) => change.order)) + 1;
  const { uid, version, now } = made;
  return { ...wish, uid, id, version, order, madeAt: now.getTime(), problem: null };
}

/** Whether a change waited so long that nobody means it any more. What somebody wrote is never given up so. */
export function isForgotten(change: WaitingChange, now: Date): boolean {
  return change.kind !== 'review' && now.getTime() - change.madeAt > keptForMs;
}

/** A list of marks as it is once these changes have arrived. The very same list where nothing changes. */
export function withWaitingMarks<Mark extends { createdAt: Date | null }>(
  marks: readonly Mark[],
  waiting: readonly WaitingChange[],
  of: {
    kind: MarkWish['kind'];
    idOf: (mark: Mark) => string;
    toMark: (id: string, at: Date) => Mark;
  },
): readonly Mark[] {
  return waiting.reduce<readonly Mark[]>((list, change) => {
    if (change.kind !== of.kind || change.problem !== null) return list;
    const isListed = list.some((mark) => of.idOf(mark) === change.target);
    if (isListed === change.saved) return list;
    return change.saved
      ? [of.toMark(change.target, new Date(change.madeAt)), ...list]
      : list.filter((mark) => of.idOf(mark) !== change.target);
  }, marks);
}

/** A review as its author sees it until it has arrived. The very same where nothing changes. */
export function withWaitingReview(stored: Review | null, waiting: WaitingReview): Review {
  const { uid, target, draft, author, madeAt } = waiting;
  const { rating, text, pictures } = draft;
  const isSame = stored?.rating === rating && stored.text === text;
  if (isSame && (!pictures || areSamePictures(pictures, stored.pictures))) return stored;
  const at = new Date(madeAt);
  return {
    id: reviewId(target, uid),
    placeId: target,
    userId: uid,
    authorName: author.name,
    authorPhotoURL: author.photoURL,
    createdAt: at,
    reply: null,
    verifiedVisit: false,
    authorProfile: false,
    helpfulCount: 0,
    picturesStatus: 'shown',
    ...stored,
    rating,
    text,
    pictures: [...(pictures ?? stored?.pictures ?? [])],
    updatedAt: at,
  };
}
