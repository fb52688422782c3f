import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneDigits, phoneText, telHref, whatsappHref } from './phone.ts';

describe('phoneDigits', () => {
  it.each([
    ['(48) 99999-0000', '5548999990000'],
    ['(48) 3333-0000', '554833330000'],
    ['048 3333-0000', '554833330000'],
    ['48999990000', '5548999990000'],
    ['+55 48 99999-0000', '5548999990000'],
    ['55 48 99999 0000', '5548999990000'],
    // A Brazilian number with area code 55 (Santa Maria): 55 is not a country code here.
    ['(55) 99999-0000', '5555999990000'],
    ['+351 21 000 0000', '351210000000'],
    ['0055 48 3333-0000', '554833330000'],
    ['00351210000000', '351210000000'],
  ])('converts %j to %s', (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits);
  });

  it.each(['', 'ligue já', '3333-0000', '0800 000 0000', '190', '+1', '+1234567890123456'])(
    'returns null for %j',
    (phone) => {
      expect(phoneDigits(phone)).toBeNull();
    },
  );
});

describe('telHref', () => {
  it.each([
    ['(48) 99999-0000', 'tel:+5548999990000'],
    ['3333-0000', 'tel:33330000'],
    ['0800 000 0000', 'tel:08000000000'],
    ['190', 'tel:190'],
  ])('dials %j as %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
  it.each(['', 'sem telefone', '12', '1234567890123456'])('dials nothing for %j', (phone) => {
    expect(telHref(phone)).toBeNull();
  });
});

describe('phoneText', () => {
  it.each([
    ['+5548999990000', '(48) 99999-0000'],
    ['+554832220000', '(48) 3222-0000'],
    ['48999990000', '(48) 99999-0000'],
    ['048 3222.0000', '(48) 3222-0000'],
    ['55 48 3222 0000', '(48) 3222-0000'],
    ['+351912345678', '+351912345678'],
    ['00 351 912 345 678', '+351912345678'],
    ['0800 000 0000', '0800 000 0000'],
    ['ramal 7', 'ramal 7'],
    ['', ''],
  ])('formats %j as %s', (phone, shown) => {
    expect(phoneText(phone)).toBe(shown);
  });

  it('shows the number that is dialled, however it was written', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', ') ');
    const number = fc.stringMatching(/^[1-9]{2}\d{8,9}$/);
    fc.assert(
      fc.property(
        number,
        separator,
        fc.constantFrom('', '0', '+55 '),
        (digits, between, before) => {
          const written = `${before}${digits.slice(0, 2)}${between}${digits.slice(2)}`;
          expect(phoneText(written)).toBe(phoneText(`+55${digits}`));
          expect(telHref(phoneText(written))).toBe(telHref(written));
        },
      ),
    );
  });
});

describe('whatsappHref', () => {
  it('opens a chat, with a text if given', () => {
    expect(whatsappHref('(48) 99999-0000')).toBe('https://wa.me/5548999990000');
    expect(whatsappHref('(48) 99999-0000', 'Olá, mesa para 2 & vinho?')).toBe(
      'https://wa.me/5548999990000?text=Ol%C3%A1%2C%20mesa%20para%202%20%26%20vinho%3F',
    );
  });
  it('is null without a full number', () => {
    expect(whatsappHref('3333-0000')).toBeNull();
  });
});
