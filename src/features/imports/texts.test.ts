import { expect, it } from 'vitest';
import { parseFacts } from '#features/imports/model/place-import/place-words.ts';
import { factLines } from '#features/places/fact-texts.ts';
import { factValues, placeFactNames } from '#features/places/model/place-options.ts';

it('reads every fact as the export writes it', () => {
  for (const value of factValues) {
    const facts = Object.fromEntries(placeFactNames.map((name) => [name, value]));
    expect(parseFacts(factLines(facts).join(', '))).toEqual({ facts, isCut: false });
  }
});
