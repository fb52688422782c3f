import { useSearchParams } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import { useSession } from '#session/use-session.ts';
import { AuditFilters } from './audit-filters.tsx';
import { filterOf, paramsOf } from './audit-filter.ts';
import { AuditList } from './audit-list.tsx';

export default function AuditScreen() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  if (!user) return null;
  const filter = filterOf(params);
  return (
    <div className="page py-6 md:py-10">
      <title>{`Registro · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Registro</h1>
      <p className="mt-1 text-ink-muted">
        Quem mudou o quê, e quando. Nada aqui pode ser alterado.
      </p>
      <AuditFilters
        filter={filter}
        onChange={(next) => {
          setParams(paramsOf(next), { replace: true });
        }}
      />
      <AuditList
        uid={user.uid}
        filter={filter}
        onReset={() => {
          setParams({}, { replace: true });
        }}
      />
    </div>
  );
}
