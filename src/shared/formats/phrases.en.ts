import type { TranslationOf } from '../translation.ts';

export { lowerFirst } from './phrases.ts';

export function joinPhrases(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export function peopleText(people: number): string {
  return people === 1 ? '1 person' : `${people} people`;
}

export type Complete = TranslationOf<
  typeof import('./phrases.ts'),
  typeof import('./phrases.en.ts')
>;
