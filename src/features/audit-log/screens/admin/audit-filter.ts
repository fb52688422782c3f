import { auditActions, auditActionsOf, auditSubjects } from '#features/audit/model/audit.ts';
import type { AuditAction, AuditSubject } from '#features/audit/model/audit.ts';

/** What of the log is shown; null for everything. An action lies within its subject. */
export interface AuditFilter {
  subject: AuditSubject | null;
  action: AuditAction | null;
}

/** The filter that an address holds; what it does not know is ignored. */
export function filterOf(params: URLSearchParams): AuditFilter {
  const action = auditActions.find((known) => known === params.get('acao')) ?? null;
  const subject = auditSubjects.find((known) => known === params.get('sobre')) ?? null;
  if (subject && action && !auditActionsOf(subject).includes(action)) {
    return { subject, action: null };
  }
  return { subject, action };
}

export function paramsOf({ subject, action }: AuditFilter): Record<string, string> {
  return { ...(subject && { sobre: subject }), ...(action && { acao: action }) };
}

/** The actions to be asked for; none means all. */
export function actionsOf({ subject, action }: AuditFilter): AuditAction[] {
  if (action) return [action];
  return subject ? auditActionsOf(subject) : [];
}
