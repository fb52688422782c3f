import { queues } from '#features/moderation/model/queues.ts';
import type { QueueKind } from '#features/moderation/model/queues.ts';

import { countDocuments } from '#platform/firestore/count-documents.ts';

/**
 * Returns the number of undecided items of a queue, for super admins. Costs one document read per thousand items.
 * @throws AppError as countDocuments()
 */
export function countOpen(kind: QueueKind): Promise<number> {
  const { collection, statuses } = queues[kind];
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, collection), sdk.where('status', '==', statuses[0])),
  );
}
