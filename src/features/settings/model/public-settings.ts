import {
  checkedByRule,
  defineRecord,
  flag,
  instant,
  line,
  optional,
  readBy,
  text,
} from '#shared/record.ts';
import type { RecordOf } from '#shared/record.ts';
import { operatorFields } from './operator.ts';

/** A switch that is on unless it is turned off. */
const onByDefault = readBy((value) => value !== false, flag());

/** Settings for all users, edited by super admins (settings/public). */
export const publicSettingsRecord = defineRecord(
  {
    /** True if new accounts need the approval of a super admin. */
    requireApproval: flag(),
    clubEnabled: onByDefault,
    reviewsEnabled: onByDefault,
    /** Shown to all users unless it is empty. */
    maintenanceMessage: optional(text(500)),
    ...operatorFields,
  },
  {
    unreadFields: {
      updatedAt: checkedByRule(instant()),
      /** Audit entry of the last change. */
      auditId: checkedByRule(line(128)),
    },
  },
);

export type PublicSettings = RecordOf<typeof publicSettingsRecord>;

/** Settings of a new project, and defaults for absent fields. The rules assume the same values. */
export const defaultPublicSettings: Readonly<PublicSettings> = toPublicSettings({});

/** Parses stored settings. Absent and invalid values have the defaults of a new project. */
export function toPublicSettings(data: unknown): PublicSettings {
  return publicSettingsRecord.read(data);
}
