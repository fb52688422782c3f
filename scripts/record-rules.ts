/** Generates the field checks of firestore.rules from the records of the features. */
import type { Field, FieldCheck, RecordDefinition } from '#shared/record/record.ts';

import { wholePattern } from '#shared/record/record-schema.ts';

import { CommandError } from './command-error.ts';

/** Options with up to this number of values are a list literal; more are cheaper as a split text. */
const maxLiteralOptions = 3;

/** Results of join() for list items that are not texts. */
const otherValues = ['7', '1234567890', '-7', '1.5', 'true', 'null'];

type MapCheck = Extract<FieldCheck, { kind: 'map' }>;
/** Names of the functions that check the maps which several fields of a record share. */
type MapFunctions = ReadonlyMap<FieldCheck, string>;
type NamedField = [name: string, field: Field<unknown>];

/**
 * Returns the rules function that checks a document as a whole: its keys, and the type, size and format of each field.
 * Before it come the functions of maps that several fields share, such as the texts of each language.
 *
 * Keeps the number of evaluated expressions low, because Firestore allows 1,000 per request: checks are inline instead
 * of calls of isText(), and a list of keys is one split text instead of a literal.
 * @param name of the function; its parameters are `data` and, if a field may stay unchanged, `previous`
 * @throws CommandError if a field of a map may stay unchanged
 */
export function recordFunction(name: string, record: RecordDefinition): string {
  const fields = Object.entries({ ...record.fields, ...record.unreadFields });
  const hasPrevious = fields.some(([, field]) => field.mayStayUnchanged);
  const checks = mapChecks(fields);
  const sharedChecks = [...new Set(checks)].filter(
    (check) => checks.indexOf(check) !== checks.lastIndexOf(check),
  );
  const mapFunctions = new Map(sharedChecks.map((check, at) => [check, `${name}Map${at + 1}`]));
  return [
    ...[...mapFunctions].map(([check, mapName]) =>
      functionOf(`${mapName}(data)`, Object.entries(check.fields), mapFunctions),
    ),
    functionOf(`${name}(data${hasPrevious ? ', previous' : ''})`, fields, mapFunctions),
  ].join('\n');
}

/** Returns the checks of all maps within some fields, repeated for each field that has them. */
function mapChecks(fields: readonly NamedField[]): MapCheck[] {
  return fields.flatMap(([, { check }]) =>
    check.kind === 'map' ? [check, ...mapChecks(Object.entries(check.fields))] : [],
  );
}

function functionOf(signature: string, fields: NamedField[], mapFunctions: MapFunctions): string {
  const conditions = mapCondition('data', fields, mapFunctions);
  return [`function ${signature} {`, `  return ${conditions.join('\n    && ')};`, '}'].join('\n');
}

/** Returns the conditions of a map: its keys, then each field. */
function mapCondition(map: string, fields: NamedField[], mapFunctions: MapFunctions): string[] {
  const names = fields.map(([name]) => name);
  return [
    `${map}.keys().hasOnly(${listOf(names)})`,
    ...fields.flatMap(([name, field]) => fieldConditions(map, name, field, mapFunctions)),
  ];
}

function fieldConditions(
  map: string,
  name: string,
  field: Field<unknown>,
  mapFunctions: MapFunctions,
): string[] {
  if (field.isCheckedByRule) return [];
  const { check, isOptional, isNullable, mayStayUnchanged } = field;
  const missing = isNullable ? 'null' : missingValue(check, mapFunctions);
  const path = `${map}.${name}`;
  if (isOptional && missing === null) {
    return [
      `(!('${name}' in ${map}) || (${valueConditions(path, check, mapFunctions).join(' && ')}))`,
    ];
  }
  const value = isOptional ? `${map}.get('${name}', ${missing})` : path;
  const conditions = valueConditions(value, check, mapFunctions);
  const condition = conditions.join(' && ');
  const grouped = conditions.length > 1 ? `(${condition})` : condition;
  const alternatives = [
    ...(isNullable ? [`${value} == null`] : []),
    ...(mayStayUnchanged ? [`${value} == previous.get('${name}', ${missing})`] : []),
  ];
  return alternatives.length > 0 ? [`(${[...alternatives, grouped].join(' || ')})`] : conditions;
}

/** Returns a valid value for a missing field, or null if the check has none that is always valid. */
function missingValue(check: FieldCheck, mapFunctions: MapFunctions): string | null {
  switch (check.kind) {
    case 'text':
      return check.isFilled ? null : "''";
    case 'integer':
      return String(check.min);
    case 'flag':
      return 'false';
    case 'choice':
      return literal(check.options[0] ?? '');
    case 'choices':
    case 'texts':
      return '[]';
    case 'choice-map':
      return '{}';
    case 'lines':
      return check.minItems === 0 ? '[]' : null;
    case 'map': {
      // Inline checks would evaluate get() once for each field.
      const isValidEmpty = Object.values(check.fields).every(({ isOptional }) => isOptional);
      return isValidEmpty && mapFunctions.has(check) ? '{}' : null;
    }
    case 'formatted':
      return wholePattern(check.pattern).test('') ? "''" : null;
    case 'instant':
    case 'geo':
      return null;
  }
}

/** Returns conditions that are all true exactly for a valid value. An error in one of them denies access. */
function valueConditions(value: string, check: FieldCheck, mapFunctions: MapFunctions): string[] {
  switch (check.kind) {
    case 'text': {
      const size = `${value}.size() <= ${check.maxLength}`;
      // trim() requires a text, so no type check is needed.
      return [check.isFilled ? `${value}.trim() != ''` : `${value} is string`, size];
    }
    case 'formatted': {
      const { pattern, maxLength } = check;
      const matches = `${value}.matches(${literal(pattern)})`;
      return maxLength === null ? [matches] : [matches, `${value}.size() <= ${maxLength}`];
    }
    case 'integer': {
      const { min, max } = check;
      const atMost = max === null ? [] : [`${value} <= ${max}`];
      return [`${value} is int`, `${value} >= ${min}`, ...atMost];
    }
    case 'instant':
      return [`${value} is timestamp`];
    case 'flag':
      return [`${value} is bool`];
    case 'choice':
      return [`${value} in ${listOf(check.options)}`];
    case 'choices':
      return [
        `${value}.size() <= ${check.options.length}`,
        `${value}.hasOnly(${listOf(check.options)})`,
      ];
    case 'choice-map':
      return [
        `${value}.keys().hasOnly(${listOf(check.keys)})`,
        `${value}.values().hasOnly(${listOf(check.options)})`,
      ];
    case 'texts':
      return [`isShortTexts(${value}, ${check.maxItems}, ${check.maxTotalLength})`];
    case 'lines': {
      const { pattern, minItems, maxItems, maxTotalLength } = check;
      const whole = literal(`(${pattern}\n){${minItems},${maxItems}}`);
      const lines = `linesOf(${value})`;
      return [
        maxTotalLength === null
          ? `${lines}.matches(${whole})`
          : `matchesWithin(${lines}, ${maxTotalLength}, ${whole})`,
        // join() converts numbers and flags to texts, which are not in the list.
        ...(otherValues.some((text) => wholePattern(pattern).test(text))
          ? [`${value}.join('\\n').split('\\n').hasAll(${value})`]
          : []),
      ];
    }
    case 'map': {
      const mapFunction = mapFunctions.get(check);
      if (mapFunction !== undefined) return [`${mapFunction}(${value})`];
      const fields = Object.entries(check.fields);
      if (fields.some(([, field]) => field.mayStayUnchanged)) {
        throw new CommandError('A field of a map cannot be compared with its previous value.');
      }
      return mapCondition(value, fields, mapFunctions);
    }
    case 'geo':
      return [`${value} is latlng`];
  }
}

function listOf(options: readonly (string | number)[]): string {
  const texts = options.filter((option) => typeof option === 'string' && !option.includes(','));
  return options.length > maxLiteralOptions && texts.length === options.length
    ? `'${texts.join(',')}'.split(',')`
    : `[${options.map(literal).join(', ')}]`;
}

function literal(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const escaped = value.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  return `'${escaped}'`;
}
