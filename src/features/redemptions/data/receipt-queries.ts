import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { listReceipts } from './receipt-store.ts';

/** Query of a user's club receipts. */
export function receiptsQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'receipts'] as const,
    queryFn: () => listReceipts(uid),
  });
}
