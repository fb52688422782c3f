import { expect, test } from 'vitest';
import { changedDaysText } from './correction-panel-texts.ts';

test.each([
  [['Quarta', 'Quinta', 'Sexta', 'Sábado'], 'Quarta a sábado'],
  [['Sábado', 'Domingo', 'Segunda'], 'Sábado a segunda'],
  [['Segunda', 'Quarta', 'Sexta'], 'Segunda, quarta e sexta'],
  [['Domingo'], 'Domingo'],
  [['Domingo', '25/12/2026'], 'Domingo, 25/12/2026'],
])('joins the days %j: %s', (labels, text) => {
  expect(changedDaysText(labels)).toBe(text);
});
