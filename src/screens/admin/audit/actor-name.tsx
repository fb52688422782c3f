import { useQuery } from '@tanstack/react-query';
import { actorQuery } from '#data/audit/audit-queries.ts';
import { erasedUserName } from '#domain/account-erasure.ts';
import { bootstrapActorId } from '#domain/audit.ts';
import { bootstrapActorText } from '#texts/audit.ts';

/** Who somebody of the log is; people who erased their account are nobody any more. */
export function ActorName({ uid, actorId }: { uid: string; actorId: string }) {
  if (actorId === bootstrapActorId) {
    return <span className="font-semibold">{bootstrapActorText}</span>;
  }
  return <PersonName uid={uid} personId={actorId} />;
}

function PersonName({ uid, personId }: { uid: string; personId: string }) {
  const { data, isPending, isError } = useQuery(actorQuery(uid, personId));
  // Until it is known, and where it cannot be found out, the id says at least that it is the same person.
  if (isPending || isError) return <span className="wrap-anywhere">{personId}</span>;
  return <bdi className="font-semibold wrap-anywhere">{data?.name ?? erasedUserName}</bdi>;
}
