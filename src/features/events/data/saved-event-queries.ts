import { marksQuery, offlineMarkList } from '#features/marks/data/mark-mutation.ts';

import { lazyStore } from '#platform/firestore/lazy-store.ts';

const loadStore = lazyStore(() => import('./saved-event-store.ts'));

/** The saved events of a user. */
export const savedEventList = offlineMarkList('event', async (uid) =>
  (await loadStore()).listSavedEvents(uid),
);

/** Query of the events that a user saved, most recently saved first. Shared by the event pages and the list. */
export const savedEventsQuery = (uid: string) => marksQuery(savedEventList, { uid });
