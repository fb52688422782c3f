import * as texts from '#features/place-page/texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';

/** The next events of a place, near the top of its page or among its related places. */
export const PlaceEvents = lazyPart(
  texts.loadingEvents,
  async () => (await import('./place-events.tsx')).PlaceEvents,
  // The part has nine small files, and its server-rendered links work without them. Its first line can be visible.
  { margin: '0px 0px -20%' },
);
