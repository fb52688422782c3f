/** Words for hours in Portuguese, Spanish and English. */
const hourWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'uma una one',
    'duas dos two',
    'tres three',
    'quatro cuatro four',
    'cinco five',
    'seis six',
    'sete siete seven',
    'oito ocho eight',
    'nove nueve nine',
    'dez diez ten',
    'onze once eleven',
    'doze doce twelve',
  ].flatMap((words, position) => words.split(' ').map((word) => [word, position + 1])),
);

const preposition =
  '(?<preposition>(?:as|das|at|a las|depois das|despues de las|after|until|ate as|hasta las) )?';
const hour = `(?<hour>\\d{1,2}|${Object.keys(hourWords).join('|')})`;
const unit = '(?: ?(?<unit>hs?|hrs|am|pm|horas|hours|o clock))?';
const minutes = '(?: ?(?<minutes>[0-5]\\d))?';
const dayPart =
  '(?: (?:da|de la|por la|in the|at) (?<dayPart>manha|manana|morning|madrugada|tarde|afternoon|evening|noite|noche|night))?';
const pattern = new RegExp(`^${preposition}${hour}${unit}${minutes}${dayPart}(?= |$)`);
/** Words of the longest expression: 'despues de las onze horas 30 de la noche'. */
const maxWords = 9;
const nightEnds = 5;

/** Returns the hour from 0 to 23 that a part of the day makes of the hour on a clock: 15 for '3 da tarde'. */
function hourOfDay(clockHour: number, part: string): number {
  if (clockHour > 12) return clockHour;
  if (/^(?:am|madrugada|morning)$/.test(part)) return clockHour % 12;
  const isNight = /^(?:noite|noche|night|evening)$/.test(part);
  if (isNight && (clockHour === 12 || clockHour < nightEnds)) return clockHour % 12;
  const isAfternoon = isNight || /^(?:pm|tarde|afternoon)$/.test(part);
  return isAfternoon ? (clockHour % 12) + 12 : clockHour;
}

/**
 * Finds a time of day at a position of folded words: 'as 22h', '20 30', 'at 10 pm', 'tres da manha'. A number alone is no
 * time, and neither is 'uma noite'.
 * @returns the time as '22:00', and the number of its words; null without a time
 */
export function findClockTime(
  words: readonly string[],
  start: number,
): { time: string; length: number } | null {
  const match = pattern.exec(words.slice(start, start + maxWords).join(' '));
  const found = match?.groups;
  if (!match || !found?.hour) return null;
  const length = match[0].split(' ').length;
  const isNumber = !(found.hour in hourWords);
  // 'as 5 melhores praias' is a number of beaches, but 'jantar as 9' is a time.
  const isAfterPreposition =
    found.preposition !== undefined &&
    (found.unit !== undefined || found.minutes !== undefined || start + length === words.length);
  const isTime =
    found.dayPart !== undefined ||
    isAfterPreposition ||
    (isNumber && /^(?:hs?|hrs|am|pm)$/.test(found.unit ?? '')) ||
    (isNumber && /^(?:00|15|30|45)$/.test(found.minutes ?? ''));
  const clockHour = hourWords[found.hour] ?? Number(found.hour);
  if (!isTime || clockHour > 23) return null;
  const hours = String(hourOfDay(clockHour, found.dayPart ?? found.unit ?? '')).padStart(2, '0');
  return { time: `${hours}:${found.minutes ?? '00'}`, length };
}
