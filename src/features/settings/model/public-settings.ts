import {
  formatted,
  line,
  optional,
  checkedByRule,
  defineRecord,
  flag,
  instant,
  readBy,
  text,
} from '#shared/record/record.ts';
import type { ValuesOf, RecordOf } from '#shared/record/record.ts';

/** Maximum length of the contact address. */
export const maxContactEmailLength = 320;

/** Pattern of an e-mail address that needs no escaping in a link. */
const emailPattern = /^[^@\s?&<>"]+@[^@\s?&<>"]+[.][^@\s?&<>"]+$/;

/** The pattern without anchors for the rules, whose `\s` lacks the vertical tab. */
const storedEmailPattern = emailPattern.source
  .slice(1, -1)
  .replaceAll(String.raw`\s`, String.raw`\s\v`);

/** Operator of the guide, as named in legal texts; '' for unset fields. */
export const operatorFields = {
  /** Name of a person or company. */
  operatorName: optional(line(200)),
  /** CPF or CNPJ without punctuation. */
  operatorDocument: optional(
    formatted('([0-9]{11}|[0-9A-Z]{12}[0-9]{2})?', { maxLength: 14, isLimitedByPattern: true }),
  ),
  operatorAddress: optional(line(300)),
  /** Data protection officer (LGPD, artigo 41). */
  privacyOfficer: optional(line(200)),
  /** Public contact address. */
  contactEmail: optional(
    formatted(`(${storedEmailPattern})?`, {
      maxLength: maxContactEmailLength,
      parse: (address) => (isContactEmail(address) ? address : ''),
    }),
  ),
};

export type Operator = ValuesOf<typeof operatorFields>;

export const emptyOperator: Readonly<Operator> = {
  operatorName: '',
  operatorDocument: '',
  operatorAddress: '',
  privacyOfficer: '',
  contactEmail: '',
};

/** Returns true for a valid contact address. */
export function isContactEmail(text: string): boolean {
  return text.length <= maxContactEmailLength && emailPattern.test(text);
}

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
