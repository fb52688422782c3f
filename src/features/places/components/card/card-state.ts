import type { PlaceSummary } from '#features/search/model/place-index.ts';

/** What a card hands to the page it leads to, in the history's state: the page begins with it. */
interface CardState {
  card: PlaceSummary;
}

export function withCard(card: PlaceSummary): CardState {
  return { card };
}

/** The card of this place that led here; null where none did. */
export function cardOf(state: unknown, placeId: string): PlaceSummary | null {
  const card = (state as Partial<CardState> | null)?.card;
  return card?.id === placeId ? card : null;
}
