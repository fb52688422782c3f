import { expect, it } from 'vitest';

import { recentPlacesQuery } from '#features/places/data/recent-place-queries.ts';
import { newestPlacesQuery } from './newest-queries.ts';

it('keeps the newest places of the guide separate from those that the user opened on this device', () => {
  expect(newestPlacesQuery('ana').queryKey).not.toEqual(recentPlacesQuery('ana').queryKey);
});
