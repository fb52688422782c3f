import type { ReviewDraft } from '#domain/review.ts';

/** What was typed and not sent yet, for as long as this tab is open. */
interface DraftOwner {
  uid: string;
  placeId: string;
}

const maxKeptLength = 10_000;

function keyOf({ uid, placeId }: DraftOwner): string {
  return `guia:review-draft:${uid}:${placeId}`;
}

/** The kept draft; null without one, and for anything that is none. Stars may be 0: not chosen yet. */
export function readDraft(owner: DraftOwner): ReviewDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { rating, text } = stored as Record<string, unknown>;
    const isStars = Number.isInteger(rating) && Number(rating) >= 0 && Number(rating) <= 5;
    if (!isStars || typeof text !== 'string') return null;
    return { rating: Number(rating), text: text.slice(0, maxKeptLength) };
  } catch {
    // Storage refused or damaged: one begins anew.
    return null;
  }
}

/** Keeps a draft, or with null forgets it. */
export function keepDraft(owner: DraftOwner, draft: ReviewDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(owner), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(owner));
  } catch {
    // As above: the form itself still holds it.
  }
}
