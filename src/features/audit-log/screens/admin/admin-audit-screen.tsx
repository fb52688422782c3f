import { useSession } from '#features/account/components/session/use-session.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { auditActions, auditActionsOf, auditSubjects } from '#features/audit/model/audit.ts';
import type { AuditAction, AuditSubject } from '#features/audit/model/audit.ts';
import * as texts from '#features/audit-log/panel-texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { parseAuditFilter, auditFilterParams, AuditList } from './audit-list.tsx';
import type { AuditFilter } from './audit-list.tsx';

export default function AuditScreen() {
  const { user } = useSession();
  const { state, requestedState, update } = useAddressState(parseAuditFilter, auditFilterParams);
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.logPageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.logTitle}</h1>
      <p className="mt-1 text-ink-muted">{texts.logLead}</p>
      <AuditFilters filter={requestedState} onChange={update} />
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
    <div className="mt-6 grid grid-cols-2 items-end gap-3 lg:max-w-2xl">
      <SelectField<AuditSubject | ''>
        label={texts.subjectLabel}
        value={subject ?? ''}
        options={[
          { value: '', label: texts.allSubjects },
          ...auditSubjects.map((value) => ({ value, label: texts.auditSubjectLabels[value] })),
        ]}
        onChange={(chosen) => {
          onChange({ subject: chosen || null, action: null });
        }}
      />
      <SelectField<AuditAction | ''>
        label={texts.actionLabel}
        value={action ?? ''}
        options={[
          { value: '', label: texts.allActions },
          ...actions.map((value) => ({ value, label: texts.auditActionLabels[value] })),
        ]}
        onChange={(chosen) => {
          onChange({ subject, action: chosen || null });
        }}
      />
    </div>
  );
}
