/** Token of written opening hours. `time` is in minutes since midnight, up to 48:00. */
export type HoursToken =
  '-' | ',' | 'off' | 'every-day' | { readonly day: number } | { readonly time: number };

/** Days, starting with Sunday (0), by their folded names and abbreviations. */
const dayPatterns: readonly (readonly [RegExp, number])[] = [
  [/^(?:domingos?|dom|sunday|sun|su)$/, 0],
  [/^(?:segundas?|seg|monday|mon|mo)$/, 1],
  [/^(?:tercas?|ter|tuesday|tue|tu)$/, 2],
  [/^(?:quartas?|qua|wednesday|wed|we)$/, 3],
  [/^(?:quintas?|qui|thursday|thu|th)$/, 4],
  [/^(?:sextas?|sex|friday|fri|fr)$/, 5],
  [/^(?:sabados?|sab|saturday|sat|sa)$/, 6],
];

const tokenByWord: Readonly<Record<string, HoursToken | null>> = {
  a: '-',
  as: '-',
  ate: '-',
  to: '-',
  e: ',',
  and: ',',
  off: 'off',
  closed: 'off',
  fechado: 'off',
  daily: 'every-day',
  diariamente: 'every-day',
  // Words without meaning: 'das 9h às 18h'.
  de: null,
  das: null,
  do: null,
  from: null,
};

/**
 * Returns the tokens of one rule of opening hours.
 * @param rule folded text (foldText)
 * @returns null if it contains an unknown word or character
 */
export function tokenizeHours(rule: string): HoursToken[] | null {
  const text = rule
    .replace(/[–—]/g, '-')
    .replace(/-feiras?\b/g, '')
    .replace(/\btodos os dias\b/g, 'daily')
    // 'seg: 9h': a colon without a digit after it has no meaning. The colon of '09:00' belongs to the time.
    .replace(/:(?!\d)/g, ' ');
  const parts = text.match(/\d{1,2}(?:[:h]\d{2}|h)?|[a-z]+\.?|[-,&]|[^\s]/g) ?? [];
  const tokens: HoursToken[] = [];
  for (const part of parts) {
    const token = toToken(part);
    if (token === undefined) return null;
    if (token !== null) tokens.push(token);
  }
  return tokens;
}

/** Returns undefined for an unknown part, null for one without meaning. */
function toToken(part: string): HoursToken | null | undefined {
  if (part === '-' || part === ',') return part;
  if (part === '&') return ',';
  const time = /^(\d{1,2})(?:[:h](\d{2})|h)$/.exec(part);
  if (time) {
    const [, hours = '', minutes = '0'] = time;
    const totalMinutes = Number(hours) * 60 + Number(minutes);
    return Number(minutes) < 60 && totalMinutes <= 48 * 60 ? { time: totalMinutes } : undefined;
  }
  const word = part.replace(/\.$/, '');
  if (Object.hasOwn(tokenByWord, word)) return tokenByWord[word];
  const dayName = dayPatterns.find(([name]) => name.test(word));
  return dayName && { day: dayName[1] };
}
