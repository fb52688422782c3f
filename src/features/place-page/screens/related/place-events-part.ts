import * as texts from '#features/place-page/texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';

/** The next events of a place, near the top of its page or among its related places. */
export const PlaceEvents = lazyPart(
  texts.loadingEvents,
  async () => (await import('./place-events.tsx')).PlaceEvents,
  // Its code is nine small files, and only turns its links into faster ones.
  { margin: '0%' },
);
