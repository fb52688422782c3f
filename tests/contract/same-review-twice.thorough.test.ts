import { expect, it } from 'vitest';

import { saveSameReviewTwice } from './same-review-twice.ts';
import { signedRequests } from './signed-requests.ts';

const { as } = signedRequests();

it('counts a review once when two tabs create it in the same millisecond, 500 times', async () => {
  expect(await saveSameReviewTwice(as, 500)).toEqual([]);
}, 300_000);
