import type { TextField, TranslationsField } from './record/record.ts';
import { translationLanguages } from './translations.ts';
import type { Translations } from './translations.ts';

/**
 * Returns by how many UTF-16 units the longest typed text exceeds its limit; 0 if none does. The tolerant reader would
 * cut it.
 */
export function translationExcess<Name extends string>(
  { texts }: TranslationsField<Name>,
  typed: Translations<Name>,
): number {
  const excesses = translationLanguages.flatMap((other) =>
    Object.entries<TextField>(texts).map(([name, { check, maxLength }]) => {
      const typedText = typed[other]?.[name as Name] ?? '';
      return check.clean(typedText).length - maxLength;
    }),
  );
  return Math.max(0, ...excesses);
}
