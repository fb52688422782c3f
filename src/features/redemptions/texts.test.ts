import { describe, expect, it } from 'vitest';
import type { RedemptionRefusal } from '#features/redemptions/model/redemption-options.ts';
import { redemptionSentence } from './texts.ts';
import type { RefusalDetail } from './texts.ts';

/** Wednesday, 18 November 2026, 20:00 in Florianópolis. */
const now = new Date('2026-11-18T20:00:00-03:00');
const at = (local: string) => new Date(`2026-${local}:00-03:00`);

describe('redemption refusal', () => {
  it.each<[RedemptionRefusal, RefusalDetail, string]>([
    [
      'place_closed',
      { at: at('11-24T18:00') },
      'O lugar está fechado agora. O benefício volta a valer na terça, às 18:00.',
    ],
    [
      'excluded_date',
      { at: at('11-19T18:00') },
      'Este benefício não vale hoje. Ele volta a valer amanhã, às 18:00.',
    ],
    [
      'not_valid_now',
      { at: at('11-18T21:00') },
      'Este benefício não vale agora. Ele volta a valer hoje, às 21:00.',
    ],
    ['offer_ended', {}, 'Este benefício já terminou. Escolha outro.'],
    ['used_up', {}, 'Este benefício se esgotou. Escolha outro.'],
    ['never_again', {}, 'Este benefício não volta a valer antes de terminar. Escolha outro.'],
    [
      'limit_reached',
      { at: at('12-01T00:00'), limit: { count: 1, window: 'month' } },
      'Você já usou este benefício neste mês. Ele volta em 1º de dezembro.',
    ],
    [
      'limit_reached',
      { at: at('11-19T18:30'), limit: { count: 2, window: 'day' } },
      'Você já usou este benefício 2 vezes hoje, o máximo de cada sócio. Ele volta amanhã, às 18:30.',
    ],
    [
      'limit_reached',
      { at: null, limit: { count: 1, window: 'total' } },
      'Você já usou este benefício, que vale uma vez para cada sócio. Escolha outro.',
    ],
    [
      'limit_reached',
      { at: null, limit: { count: 3, window: 'year' } },
      'Você já usou este benefício 3 vezes neste ano, o máximo de cada sócio. Escolha outro.',
    ],
    [
      'cooldown',
      { at: at('11-18T21:40') },
      'Espere até 21:40 para usar outro benefício neste lugar.',
    ],
    [
      'cooldown',
      { at: null },
      'Este benefício termina antes de você poder usar outro neste lugar. Escolha outro lugar.',
    ],
  ])('%s with %j shows the reason and its end', (reason, detail, sentence) => {
    expect(redemptionSentence(reason, { ...detail, now })).toBe(sentence);
  });
});
