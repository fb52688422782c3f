import { auditActions, auditActionsOf, auditSubjects } from '#features/audit/model/audit.ts';
import type { AuditAction, AuditSubject } from '#features/audit/model/audit.ts';
import { auditActionLabels, auditSubjectLabels } from '#features/audit-log/panel-texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { AuditFilter } from './audit-filter.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
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
