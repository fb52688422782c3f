import { expect, it } from 'vitest';

import { recentPlacesQuery } from '#features/places/data/recent-place-queries.ts';
import { newestPlacesQuery } from './newest-queries.ts';

it('keeps the newest places of the guide apart from those that the same person opened on this device', () => {
  expect(newestPlacesQuery('ana').queryKey).not.toEqual(recentPlacesQuery('ana').queryKey);
});
