/** Joins texts: 'a', 'a e b', 'a, b e c'. */
export function joinPhrases(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} e ${last}`;
}

/** Lowercases the first letter, for use within a sentence: 'preço no Stripe' from 'Preço no Stripe'. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns '1 pessoa', '4 pessoas'. */
export function peopleText(people: number): string {
  return people === 1 ? '1 pessoa' : `${people} pessoas`;
}
