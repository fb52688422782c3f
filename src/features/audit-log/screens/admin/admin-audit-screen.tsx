import { brand } from '#shared/brand.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { auditActions, auditActionsOf, auditSubjects } from '#features/audit/model/audit.ts';
import type { AuditAction, AuditSubject } from '#features/audit/model/audit.ts';
import { auditActionLabels, auditSubjectLabels } from '#features/audit-log/panel-texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { parseAuditFilter, auditFilterParams } from './audit-filter.ts';
import { AuditList } from './audit-list.tsx';
import type { AuditFilter } from './audit-filter.ts';

export default function AuditScreen() {
  const { user } = useSession();
  const { state, asked, update } = useAddressState(parseAuditFilter, auditFilterParams);
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

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { subject, action } = filter;
  const actions = subject ? auditActionsOf(subject) : auditActions;
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
      <SelectField<AuditSubject | ''>
        label="Sobre"
        value={subject ?? ''}
        options={[
          { value: '', label: 'Tudo' },
          ...auditSubjects.map((value) => ({ value, label: auditSubjectLabels[value] })),
        ]}
        onChange={(chosen) => {
          onChange({ subject: chosen || null, action: null });
        }}
      />
      <SelectField<AuditAction | ''>
        label="Ação"
        value={action ?? ''}
        options={[
          { value: '', label: 'Todas' },
          ...actions.map((value) => ({ value, label: auditActionLabels[value] })),
        ]}
        onChange={(chosen) => {
          onChange({ subject, action: chosen || null });
        }}
      />
    </div>
  );
}
