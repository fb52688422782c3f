import { noOperator } from './operator.ts';
import type { Operator } from './operator.ts';

/** What super admins set for everyone (settings/public, DESIGN section 4). */
export interface PublicSettings extends Operator {
  /** New accounts wait for a super admin. */
  requireApproval: boolean;
  clubEnabled: boolean;
  reviewsEnabled: boolean;
  /** Shown to everyone while it is not empty; at most maxMaintenanceMessage characters. */
  maintenanceMessage: string;
}

/** Characters of the maintenance message, as rules bound it. */
export const maxMaintenanceMessage = 500;

/** The settings of a new project, and those of a stored document that does not say. Rules assume the same. */
export const defaultPublicSettings: Readonly<PublicSettings> = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...noOperator,
};
