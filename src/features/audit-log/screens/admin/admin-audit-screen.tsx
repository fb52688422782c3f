import { brand } from '#shared/brand.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { AuditFilters } from './audit-filters.tsx';
import { filterOf, paramsOf } from './audit-filter.ts';
import { AuditList } from './audit-list.tsx';

export default function AuditScreen() {
  const { user } = useSession();
  const { state, asked, update } = useAddressState(filterOf, paramsOf);
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Registro · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Registro</h1>
      <p className="mt-1 text-ink-muted">
        Quem mudou o quê, e quando. Nada aqui pode ser alterado.
      </p>
      <AuditFilters filter={asked} onChange={update} />
      <AuditList
        uid={user.uid}
        filter={state}
        onReset={() => {
          update({ subject: null, action: null });
        }}
      />
    </div>
  );
}
