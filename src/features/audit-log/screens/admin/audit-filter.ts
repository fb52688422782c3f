import { auditActions, auditActionsOf, auditSubjects } from '#features/audit/model/audit.ts';
import type { AuditAction, AuditSubject } from '#features/audit/model/audit.ts';

/** Filter of the log; null means all. If both are set, the action belongs to the subject. */
export interface AuditFilter {
  subject: AuditSubject | null;
  action: AuditAction | null;
}

/** Reads the filter from URL parameters; unknown values are ignored. */
export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  const action = auditActions.find((option) => option === params.get('acao')) ?? null;
  const subject = auditSubjects.find((option) => option === params.get('sobre')) ?? null;
  if (subject && action && !auditActionsOf(subject).includes(action)) {
    return { subject, action: null };
  }
  return { subject, action };
}

export function auditFilterParams({ subject, action }: AuditFilter): Record<string, string> {
  return { ...(subject && { sobre: subject }), ...(action && { acao: action }) };
}

/** Returns the actions to query; an empty array means all. */
export function filteredActions({ subject, action }: AuditFilter): AuditAction[] {
  if (action) return [action];
  return subject ? auditActionsOf(subject) : [];
}
