/**
 * The strict parser of a record: valibot schemas built from its fields. A separate file, so that pages that only read
 * records do not load valibot.
 */
import * as v from 'valibot';

import type { Field, FieldCheck, FieldSet, ValuesOf } from './record.ts';

/**
 * Returns the schema of a request body, or of a whole document. It refuses unknown fields, cleans texts and refuses
 * what the form refuses. A missing optional field gets the fallback of the reader.
 */
/* @__NO_SIDE_EFFECTS__ */
export function strictSchema<Fields extends FieldSet>(
  fields: Fields,
): v.GenericSchema<unknown, ValuesOf<Fields>> {
  const entries = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  const optionalFields = Object.entries(fields).filter(([, { isOptional }]) => isOptional);
  const schema = v.pipe(
    // strictObject() accepts a date or a list for a map whose fields are all optional.
    v.custom(isMap),
    v.strictObject(Object.fromEntries(entries) as v.ObjectEntries),
    v.transform((values) => ({
      ...Object.fromEntries(optionalFields.map(([name, { read }]) => [name, read(undefined)])),
      ...values,
    })),
  );
  return schema as unknown as v.GenericSchema<unknown, ValuesOf<Fields>>;
}

function fieldSchema({ check, isOptional, isNullable }: Field<unknown>): v.GenericSchema {
  const schema = checkSchema(check);
  const withNull = isNullable ? v.nullable(schema) : schema;
  return isOptional ? v.exactOptional(withNull) : withNull;
}

function checkSchema(check: FieldCheck): v.GenericSchema {
  switch (check.kind) {
    case 'text':
      return v.pipe(
        v.string(),
        v.transform(check.clean),
        v.minLength(check.isFilled ? 1 : 0),
        v.maxLength(check.maxLength),
      );
    case 'formatted':
      return v.pipe(
        v.string(),
        v.regex(wholePattern(check.pattern)),
        v.maxLength(check.maxLength ?? Number.MAX_SAFE_INTEGER),
      );
    case 'integer':
      return v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(check.min),
        v.maxValue(check.max ?? Number.MAX_SAFE_INTEGER),
      );
    case 'instant':
      // The body of a request contains the text of an instant.
      return v.union([
        v.date(),
        v.pipe(
          v.string(),
          v.isoTimestamp(),
          v.transform((instantText) => new Date(instantText)),
          v.date(),
        ),
      ]);
    case 'flag':
      return v.boolean();
    case 'choice':
      return v.picklist(check.options);
    case 'choices':
      return v.pipe(v.array(v.picklist(check.options)), v.maxLength(check.options.length));
    case 'choice-map': {
      const option = v.exactOptional(v.picklist(check.options));
      const entries = check.keys.map((key) => [key, option]);
      return v.pipe(
        v.custom(isMap),
        v.strictObject(Object.fromEntries(entries) as v.ObjectEntries),
      );
    }
    case 'texts':
      return v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[^\n]*$/))),
        v.maxLength(check.maxItems),
        v.check((items) => items.join('').length <= check.maxTotalLength),
      );
    case 'lines': {
      const { pattern, minItems, maxItems, maxTotalLength } = check;
      return v.pipe(
        v.array(v.pipe(v.string(), v.regex(wholePattern(pattern)))),
        v.minLength(minItems),
        v.maxLength(maxItems),
        v.check(
          (items) =>
            maxTotalLength === null || items.join('').length + items.length <= maxTotalLength,
        ),
      );
    }
    case 'map':
      return strictSchema(check.fields);
    case 'geo':
      return v.object({ latitude: v.number(), longitude: v.number() });
  }
}

function isMap(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/** Returns the pattern of a `formatted` or `lines` check for a whole text. */
export function wholePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
