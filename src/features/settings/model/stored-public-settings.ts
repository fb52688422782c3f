import { defaultPublicSettings, maxMaintenanceMessage } from './public-settings.ts';
import type { PublicSettings } from './public-settings.ts';
import { isContactEmail, operatorBounds } from './operator.ts';
import type { Operator } from './operator.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';

/** Parses stored settings. Absent and non-boolean switches have the defaults of a new project. */
export function toPublicSettings(data: unknown): PublicSettings {
  const fields = fieldsOf(data);
  const switchOf = (field: 'requireApproval' | 'clubEnabled' | 'reviewsEnabled') => {
    const stored = fields[field];
    return typeof stored === 'boolean' ? stored : defaultPublicSettings[field];
  };
  const lineOf = (field: keyof Operator) => textOf(fields[field], operatorBounds[field]);
  const contactEmail = lineOf('contactEmail');
  return {
    requireApproval: switchOf('requireApproval'),
    clubEnabled: switchOf('clubEnabled'),
    reviewsEnabled: switchOf('reviewsEnabled'),
    maintenanceMessage: textOf(fields['maintenanceMessage'], maxMaintenanceMessage),
    operatorName: lineOf('operatorName'),
    operatorDocument: lineOf('operatorDocument'),
    operatorAddress: lineOf('operatorAddress'),
    privacyOfficer: lineOf('privacyOfficer'),
    contactEmail: isContactEmail(contactEmail) ? contactEmail : '',
  };
}
