import { useQuery } from '@tanstack/react-query';
import { actorQuery } from '#data/audit/audit-queries.ts';
import { erasedUserName } from '#domain/account-erasure.ts';

/** Who somebody of the log is; people who erased their account are nobody any more. */
export function ActorName({ uid, actorId }: { uid: string; actorId: string }) {
  const { data, isPending, isError } = useQuery(actorQuery(uid, actorId));
  // Until it is known, and where it cannot be found out, the id says at least that it is the same person.
  if (isPending || isError) return <span className="wrap-anywhere">{actorId}</span>;
  return <bdi className="font-semibold wrap-anywhere">{data?.name ?? erasedUserName}</bdi>;
}
