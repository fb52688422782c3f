import { test } from './fixtures.ts';
import { putReviewsInOrder } from './review-order.ts';

test('the reviews of a place are sorted, searched and paged', async ({
  page,
  city,
  firestoreHost,
}) => {
  await putReviewsInOrder(page, { city, firestoreHost });
});
