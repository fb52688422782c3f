import { emptyOperator } from './operator.ts';
import type { Operator } from './operator.ts';

/** Settings for all users, edited by super admins (settings/public). */
export interface PublicSettings extends Operator {
  /** True if new accounts need the approval of a super admin. */
  requireApproval: boolean;
  clubEnabled: boolean;
  reviewsEnabled: boolean;
  /** Shown to all users unless it is empty; at most maxMaintenanceMessage characters. */
  maintenanceMessage: string;
}

/** Maximum length of the maintenance message in characters; the rules check it too. */
export const maxMaintenanceMessage = 500;

/** Settings of a new project, and defaults for absent fields. The rules assume the same values. */
export const defaultPublicSettings: Readonly<PublicSettings> = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};
