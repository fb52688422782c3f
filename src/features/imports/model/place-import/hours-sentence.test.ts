import { expect, it } from 'vitest';
import { describeHoursText } from './hours-sentence.ts';

it.each([
  ['Mo-Su 18:00+', 'Todos os dias: a partir das 18:00'],
  ['18:00+', 'Todos os dias: a partir das 18:00'],
  ['sunrise-sunset', 'Todos os dias: do nascer ao pôr do sol'],
  ['dawn-dusk', 'Todos os dias: do amanhecer ao anoitecer'],
  ['Tu-Su 18:00+', 'Terça a domingo: a partir das 18:00'],
  ['Mo-Fr sunset+', 'Segunda a sexta: a partir do pôr do sol'],
  ['Sa,Su 10:00-sunset', 'Sábado e domingo: das 10:00 ao pôr do sol'],
  ['Fr 18:00-01:00+; PH off', 'Sexta: das 18:00 à 01:00 ou mais tarde\nFeriados: fechado'],
  [
    'Mo-We,Fr 08:00-12:00,14:00+',
    'Segunda a quarta e sexta: das 08:00 às 12:00 e a partir das 14:00',
  ],
  ['Mo off; Tu-Su,PH 18:00+', 'Segunda: fechado\nTerça a domingo: a partir das 18:00'],
])('opening hours without fixed times, %s, become a sentence', (text, sentence) => {
  expect(describeHoursText(text)).toBe(sentence);
});

it.each([
  '',
  'consulte o site',
  'Dec-Mar 10:00+',
  'Mo-',
  'Mo 10:00',
  'sunrise',
  'Mo +',
  '(sunset-01:00)-22:00',
])('opening hours with an unknown part, %j, are not described', (text) => {
  expect(describeHoursText(text)).toBeNull();
});
