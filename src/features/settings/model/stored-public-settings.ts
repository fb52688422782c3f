import { defaultPublicSettings, maxMaintenanceMessage } from './public-settings.ts';
import type { PublicSettings } from './public-settings.ts';
import { isContactEmail, maxOperatorLengths } from './operator.ts';
import type { Operator } from './operator.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';

/** Parses stored settings. Absent and non-boolean switches have the defaults of a new project. */
export function toPublicSettings(data: unknown): PublicSettings {
  const fields = fieldsOf(data);
  const readSwitch = (field: 'requireApproval' | 'clubEnabled' | 'reviewsEnabled') => {
    const storedValue = fields[field];
    return typeof storedValue === 'boolean' ? storedValue : defaultPublicSettings[field];
  };
  const readLine = (field: keyof Operator) => textOf(fields[field], maxOperatorLengths[field]);
  const contactEmail = readLine('contactEmail');
  return {
    requireApproval: readSwitch('requireApproval'),
    clubEnabled: readSwitch('clubEnabled'),
    reviewsEnabled: readSwitch('reviewsEnabled'),
    maintenanceMessage: textOf(fields['maintenanceMessage'], maxMaintenanceMessage),
    operatorName: readLine('operatorName'),
    operatorDocument: readLine('operatorDocument'),
    operatorAddress: readLine('operatorAddress'),
    privacyOfficer: readLine('privacyOfficer'),
    contactEmail: isContactEmail(contactEmail) ? contactEmail : '',
  };
}
