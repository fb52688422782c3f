import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPayload, writePayload } from './page-payload.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('</script>', '<!--', '<script', '\u2028', '\u2029', '🎉'.repeat(200), '$date'),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.array(fc.tuple(text, tie('any')), { maxLength: 4 }).map((entries) => new Map(entries)),
    fc.dictionary(fc.constantFrom('title', 'createdAt', 'text'), tie('any')),
  ),
})).any;

it('is read back unchanged, including dates and maps, and never closes its element', () => {
  fc.assert(
    fc.property(value, (answer) => {
      const queries: [unknown[], unknown][] = [[['key'], answer]];
      const payload = { at: 1, steady: null, ageMs: 2, queries };
      const written = writePayload(payload);
      expect(written).not.toMatch(/[<\u2028\u2029]/);
      expect(readPayload(written)).toEqual(payload);
    }),
  );
});
