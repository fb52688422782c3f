import type { TranslationOf } from '../translation.ts';

export { lowerFirst } from './phrases.ts';

// 'y' becomes 'e' before the sound of i: 'Lagoa e Ingleses', but 'agua y hielo'.
const startsWithSoundOfI = /^[^\p{L}\p{N}]*h?(?:i(?![aeouáéó])|í)/iu;

export function joinPhrases(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${startsWithSoundOfI.test(last) ? 'e' : 'y'} ${last}`;
}

export function peopleText(people: number): string {
  return people === 1 ? '1 persona' : `${people} personas`;
}

export type Complete = TranslationOf<
  typeof import('./phrases.ts'),
  typeof import('./phrases.es.ts')
>;
