/**
 * Fields of stored records and request bodies. A record declares each field once; from the declaration come its
 * TypeScript type, the tolerant reader (here), the strict parser (record-schema.ts), the limits shown in forms, and the
 * field checks of firestore.rules (scripts/record-rules.ts). docs/decisions/0044-one-definition-per-record.md.
 */
import { parseCoordinates } from '../geo.ts';
import type { Coordinates } from '../geo.ts';
import {
  countOf,
  fieldsOf,
  instantOf,
  listOf,
  optionalCountOf,
  textOf,
  textsOf,
} from '../stored-fields.ts';
import { cleanLine, cleanPlainText } from '../text/plain-text.ts';
import { translationLanguages } from '../translations.ts';
import type { Translations } from '../translations.ts';

/** What a field accepts. The strict parser and the generated rules are built from it. */
export type FieldCheck =
  | {
      kind: 'text';
      maxLength: number;
      /** True if a blank text is refused. */
      isFilled: boolean;
      clean: (text: string) => string;
    }
  /** A text that matches a pattern as a whole. The pattern is valid for RE2 and, with the flag `u`, for JavaScript. */
  | { kind: 'formatted'; pattern: string; maxLength: number | null }
  | { kind: 'integer'; min: number; max: number | null }
  | { kind: 'instant' }
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly (string | number)[] }
  | { kind: 'choices'; options: readonly (string | number)[] }
  /** A map with keys of a closed list, each with one of the options. Any key may be missing. */
  | { kind: 'choice-map'; keys: readonly string[]; options: readonly string[] }
  /** `maxTotalLength` is the maximum length of all texts together. */
  | { kind: 'texts'; maxItems: number; maxTotalLength: number }
  /** Texts without line breaks that each match a pattern. `maxTotalLength` counts one line break for each text. */
  | {
      kind: 'lines';
      pattern: string;
      minItems: number;
      maxItems: number;
      maxTotalLength: number | null;
    }
  | { kind: 'map'; fields: FieldSet }
  | { kind: 'geo' };

export type CheckOf<Kind extends FieldCheck['kind']> = Extract<FieldCheck, { kind: Kind }>;

/** One field of a record. `Value` is the type that the tolerant reader returns. */
export interface Field<Value, Check extends FieldCheck = FieldCheck> {
  readonly check: Check;
  /** Reads a stored value. A missing, outdated or invalid value gives a fallback; never throws. */
  readonly read: (value: unknown) => Value;
  /** True if a document may lack the field. */
  readonly isOptional?: boolean;
  readonly isNullable?: boolean;
  /** True if a change of the document may keep a value in an older format. */
  readonly mayStayUnchanged?: boolean;
  /** True if a hand-written rule checks the value, such as the owner or the time of the request. */
  readonly isCheckedByRule?: boolean;
}

/** A field for a text; forms show its limit. */
export interface TextField extends Field<string, CheckOf<'text'>> {
  /** Maximum length in UTF-16 units. */
  readonly maxLength: number;
}

export type FieldSet = Readonly<Record<string, Field<unknown>>>;

/** The values of a set of fields, as the tolerant readers return them. */
export type ValuesOf<Fields extends FieldSet> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/** A stored record or a request body. */
export interface RecordDefinition<Fields extends FieldSet = FieldSet> {
  readonly fields: Fields;
  /** Fields that documents have and read() leaves out: it would need other fields, too, or the product does not use them. */
  readonly unreadFields: FieldSet;
  /** Reads a stored document of any age. Never throws. */
  readonly read: (data: unknown) => ValuesOf<Fields>;
}

/** The type of a record. */
export type RecordOf<Definition extends RecordDefinition> = ValuesOf<Definition['fields']>;

/**
 * Defines a record.
 * @param options.unreadFields fields that documents have and `read()` leaves out
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineRecord<const Fields extends FieldSet>(
  fields: Fields,
  { unreadFields = {} }: { unreadFields?: FieldSet } = {},
): RecordDefinition<Fields> {
  return { fields, unreadFields, read: (data) => readFields(fields, data) };
}

function readFields<Fields extends FieldSet>(fields: Fields, data: unknown): ValuesOf<Fields> {
  const stored = fieldsOf(data);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.read(stored[name])]),
  ) as ValuesOf<Fields>;
}

interface TextOptions {
  /** Cleans a text that is read or sent. */
  clean?: (text: string) => string;
  /** Value that is read instead of a blank text. */
  fallback?: string;
}

/** A text of several lines, at most `maxLength` UTF-16 units. */
/* @__NO_SIDE_EFFECTS__ */
export function text(
  maxLength: number,
  { clean = cleanPlainText, fallback = '' }: TextOptions = {},
): TextField {
  return {
    maxLength,
    check: { kind: 'text', maxLength, isFilled: false, clean },
    read: (value) => clean(textOf(value, maxLength)) || fallback,
  };
}

/** A text of one line, at most `maxLength` UTF-16 units. */
/* @__NO_SIDE_EFFECTS__ */
export function line(maxLength: number, options?: TextOptions): TextField {
  return text(maxLength, { clean: cleanLine, ...options });
}

/** The id of a document: letters and digits. */
/* @__NO_SIDE_EFFECTS__ */
export function id(): Field<string, CheckOf<'formatted'>> {
  return formatted('[A-Za-z0-9]{1,128}', { maxLength: 128, isLimitedByPattern: true });
}

/**
 * A text in a format.
 * @param pattern as in FieldCheck; without anchors
 * @param options.maxLength maximum length in UTF-16 units
 * @param options.isLimitedByPattern true if the pattern limits the length, so that it is not checked again
 * @param options.parse returns the value of a stored text
 */
/* @__NO_SIDE_EFFECTS__ */
export function formatted(
  pattern: string,
  {
    maxLength,
    isLimitedByPattern = false,
    parse = (value) => value,
  }: { maxLength: number; isLimitedByPattern?: boolean; parse?: (value: string) => string },
): Field<string, CheckOf<'formatted'>> {
  return {
    check: { kind: 'formatted', pattern, maxLength: isLimitedByPattern ? null : maxLength },
    read: (value) => parse(textOf(value, maxLength)),
  };
}

/** An integer. A stored value that is not a positive number is read as 0. */
/* @__NO_SIDE_EFFECTS__ */
export function integer({ min = 0, max = null }: { min?: number; max?: number | null } = {}): Field<
  number,
  CheckOf<'integer'>
> {
  return { check: { kind: 'integer', min, max }, read: countOf };
}

/** An amount in cents. */
/* @__NO_SIDE_EFFECTS__ */
export function cents(max?: number): Field<number, CheckOf<'integer'>> {
  return integer({ max: max ?? null });
}

/** An instant, stored as a timestamp. */
/* @__NO_SIDE_EFFECTS__ */
export function instant(): Field<Date | null, CheckOf<'instant'>> {
  return { check: { kind: 'instant' }, read: instantOf };
}

/** A flag. A missing value is read as `whenMissing`, a value that is not a flag as false. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(whenMissing = false): Field<boolean, CheckOf<'flag'>> {
  return {
    check: { kind: 'flag' },
    read: (value) => value === true || (whenMissing && value == null),
  };
}

/** One of a closed list of values. Any other stored value is read as the fallback, by default the first option. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Option extends string | number>(
  options: readonly [Option, ...Option[]],
): Field<Option, CheckOf<'choice'>>;
export function choice<const Option extends string | number, const Fallback>(
  options: readonly [Option, ...Option[]],
  fallback: Fallback,
): Field<Option | Fallback, CheckOf<'choice'>>;
export function choice(
  options: readonly [string | number, ...(string | number)[]],
  ...fallbacks: readonly unknown[]
): Field<unknown, CheckOf<'choice'>> {
  // A fallback of undefined is not the default.
  const fallback = fallbacks.length > 0 ? fallbacks[0] : options[0];
  return {
    check: { kind: 'choice', options },
    read: (value) => options.find((option) => option === value) ?? fallback,
  };
}

/** Several of a closed list of values. Read in the order of the list, without duplicates and unknown values. */
/* @__NO_SIDE_EFFECTS__ */
export function choices<const Option extends string | number>(
  options: readonly Option[],
): Field<Option[], CheckOf<'choices'>> {
  return {
    check: { kind: 'choices', options },
    read: (value) => options.filter((option) => listOf(value, 20).includes(option)),
  };
}

/** A map from some keys of a closed list to one of the options. Read without unknown keys and values. */
/* @__NO_SIDE_EFFECTS__ */
export function choiceMap<const Key extends string, const Option extends string>(
  keys: readonly Key[],
  options: readonly Option[],
): Field<Partial<Record<Key, Option>>, CheckOf<'choice-map'>> {
  return {
    check: { kind: 'choice-map', keys, options },
    read: (value) => {
      const stored = fieldsOf(value);
      return Object.fromEntries(
        keys.flatMap((key) => {
          const option = options.find((known) => known === stored[key]);
          return option === undefined ? [] : [[key, option]];
        }),
      ) as Partial<Record<Key, Option>>;
    },
  };
}

/**
 * A list of texts.
 * @param maxLength maximum length of each text that is read; the rules check only the total
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOfTexts({
  maxItems,
  maxLength,
  maxTotalLength,
}: {
  maxItems: number;
  maxLength: number;
  maxTotalLength: number;
}): Field<string[], CheckOf<'texts'>> {
  return {
    check: { kind: 'texts', maxItems, maxTotalLength },
    read: (value) => textsOf(value, maxItems, maxLength),
  };
}

/**
 * A list of texts in a format, which the rules check with one pattern
 * (docs/decisions/0014-lists-within-a-place.md).
 * @param pattern of one text; see FieldCheck
 * @param parse returns the values of the stored items without the invalid ones
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOfFormatted<Item>({
  pattern,
  minItems = 0,
  maxItems,
  maxTotalLength = null,
  parse,
}: {
  pattern: string;
  minItems?: number;
  maxItems: number;
  maxTotalLength?: number | null;
  parse: (items: readonly unknown[]) => Item[];
}): Field<Item[], CheckOf<'lines'>> {
  return {
    check: { kind: 'lines', pattern, minItems, maxItems, maxTotalLength },
    read: (value) => parse(listOf(value, maxItems)),
  };
}

/** A map with fields of its own. */
/* @__NO_SIDE_EFFECTS__ */
export function map<const Fields extends FieldSet>(
  fields: Fields,
): Field<ValuesOf<Fields>, CheckOf<'map'>> {
  return { check: { kind: 'map', fields }, read: (value) => readFields(fields, value) };
}

/** The texts of a record in other languages; forms show their limits. */
export interface TranslationsField<Name extends string> extends Field<Translations<Name>> {
  readonly texts: Readonly<Record<Name, TextField>>;
}

/** The field of a language that marks a machine translation of the description (shared/translations.ts). */
export const machineMark = {
  machineSource: optional(formatted('[0-9a-z]{0,7}', { maxLength: 7, isLimitedByPattern: true })),
};

/**
 * A field with the texts of a record in other languages. A blank text is read as missing.
 * @param mark machineMark if a machine may translate the description
 */
/* @__NO_SIDE_EFFECTS__ */
export function translationsOf<const Name extends string>(
  texts: Readonly<Record<Name, TextField>>,
  mark: Partial<typeof machineMark> = {},
): TranslationsField<Name> {
  const names = Object.keys(texts) as Name[];
  const ofLanguage = map({
    ...(Object.fromEntries(names.map((name) => [name, optional(texts[name])])) as Record<
      Name,
      TextField
    >),
    ...mark,
  });
  const field = optional(
    readBy(
      (value) => {
        const stored = fieldsOf(value);
        return Object.fromEntries(
          translationLanguages.flatMap((other) => {
            const filled = Object.entries(ofLanguage.read(stored[other])).filter(
              ([, text]) => text !== '',
            );
            return filled.length === 0 ? [] : [[other, Object.fromEntries(filled)]];
          }),
        ) as Translations<Name>;
      },
      map({ es: optional(ofLanguage), en: optional(ofLanguage) }),
    ),
  );
  return { ...field, texts };
}

/** A point on the earth, stored as a GeoPoint; a map with the same two numbers is read, too. */
/* @__NO_SIDE_EFFECTS__ */
export function geo(): Field<Coordinates | null, CheckOf<'geo'>> {
  return {
    check: { kind: 'geo' },
    read: (value) => {
      const { latitude, longitude } = fieldsOf(value);
      return parseCoordinates(latitude, longitude);
    },
  };
}

/** A text field that refuses a blank text. */
/* @__NO_SIDE_EFFECTS__ */
export function filled(field: TextField): TextField {
  return { ...field, check: { ...field.check, isFilled: true } };
}

/** A field whose stored values have older formats, which `read` parses. */
/* @__NO_SIDE_EFFECTS__ */
export function readBy<Value, SomeField extends Field<unknown>>(
  read: (value: unknown) => Value,
  field: SomeField,
): Omit<SomeField, 'read'> & Pick<Field<Value>, 'read'> {
  return { ...field, read };
}

/** A field that a document may lack. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<SomeField extends Field<unknown>>(field: SomeField): SomeField {
  return { ...field, isOptional: true };
}

/** A field that may be null. Null is also read for an integer field with a value that is not a number. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Value, Check extends FieldCheck>(
  field: Field<Value, Check>,
): Field<Value | null, Check> {
  return {
    ...field,
    isNullable: true,
    read: (value) =>
      value == null || (field.check.kind === 'integer' && optionalCountOf(value) === null)
        ? null
        : field.read(value),
  };
}

/** A field whose value in an older format may stay, but cannot be written. */
/* @__NO_SIDE_EFFECTS__ */
export function orUnchanged<SomeField extends Field<unknown>>(field: SomeField): SomeField {
  return { ...field, mayStayUnchanged: true };
}

/** A field that the generated rules skip: a hand-written rule checks its value, such as the owner or the request time. */
/* @__NO_SIDE_EFFECTS__ */
export function checkedByRule<SomeField extends Field<unknown>>(field: SomeField): SomeField {
  return { ...field, isCheckedByRule: true };
}
