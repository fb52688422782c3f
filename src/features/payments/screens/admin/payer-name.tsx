import { useQuery } from '@tanstack/react-query';
import { auditNameQuery } from '#features/audit/data/audit-queries.ts';
import { isErasedPerson } from '#features/account/model/account-erasure.ts';
import { gonePayer } from './payment-texts.ts';

/** Who paid. Names that appear together cost one query; a keyed hash is nobody any more, and asked for nowhere. */
export function PayerName({ adminId, userId }: { adminId: string; userId: string }) {
  const isGone = isErasedPerson(userId);
  const { data, isPending, isError } = useQuery({
    ...auditNameQuery(adminId, { of: 'users', id: userId }),
    enabled: !isGone,
  });
  if (isGone || data === null) return <p className="text-ink-muted">{gonePayer}</p>;
  if (isPending || isError) {
    return <p className="text-ink-muted">{isError ? 'Nome não carregado' : '…'}</p>;
  }
  return (
    <p className="font-semibold wrap-anywhere">
      <bdi>{data.name}</bdi>
    </p>
  );
}
