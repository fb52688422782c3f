import { test } from './fixtures.ts';
import { putReviewsInOrder } from './review-order.ts';

test('the reviews of a place are put in order, searched and read on', async ({
  page,
  city,
  firestoreHost,
}) => {
  await putReviewsInOrder(page, { city, firestoreHost });
});
