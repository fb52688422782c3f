import { listNames } from '#features/audit/data/audit-name-store.ts';
import { isErasedPerson } from '#features/account/model/account-erasure.ts';
import type { ClubPayment } from '#features/payments/model/club-payment.ts';

/** Names that are asked for at once, as listNames() takes them. */
const namesAtOnce = 30;

/** Tells who made the payments of each chunk of a file; each person is asked for once. */
export function payerNames() {
  const names = new Map<string, string>();
  return async (payments: readonly ClubPayment[]) => {
    const unknown = [...new Set(payments.map(({ userId }) => userId))].filter(
      (uid) => uid !== '' && !names.has(uid) && !isErasedPerson(uid),
    );
    for (let at = 0; at < unknown.length; at += namesAtOnce) {
      const found = await listNames('users', unknown.slice(at, at + namesAtOnce));
      for (const { id, name } of found) names.set(id, name);
    }
    return (uid: string) => names.get(uid);
  };
}
