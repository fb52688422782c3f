import type { PlaceSummary } from '#features/search/model/place-index.ts';

/** History state that a card passes to the place page, so that the page can render it while the place loads. */
interface CardState {
  card: PlaceSummary;
}

export function toCardState(card: PlaceSummary): CardState {
  return { card };
}

/** Returns the card of this place from the history state, or null if the state has none. */
export function cardFromState(state: unknown, placeId: string): PlaceSummary | null {
  const card = (state as Partial<CardState> | null)?.card;
  return card?.id === placeId ? card : null;
}
