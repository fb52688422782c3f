import { expect, it } from 'vitest';
import { containsAddress, greetingName, subjectTitle } from './letter-safe-text.ts';

it.each([
  'http://ganhou',
  'Resgate em http://ganhou.example/pix',
  'https:\\\\ganhou',
  'ganhou.com',
  'www.ganhou.com',
  'GANHOU.COM.BR!',
  'bit.ly/abc',
  'ganhou.рф',
  'ganhou.中国',
  'ganhou.xn--p1ai',
  'eu@ganhou.com',
  'eu@ganhou',
  '10.0.0.1',
  // Variants of a dot, slash, letter and at sign that NFKC maps or that readers confuse.
  'ganhou．com',
  'ganhou。com',
  'ganhou｡com',
  'ganhou․com',
  'ganhou·com',
  'ｇａｎｈｏｕ．ｃｏｍ',
  'ｈｔｔｐ：／／ganhou',
  '⒈com',
  '𝐠𝐚𝐧𝐡𝐨𝐮.𝐜𝐨𝐦',
  'eu＠ganhou',
  // Invisible characters.
  'ganhou.\u200bcom',
  'ganhou\u200d.\u2060c\u00adom',
  'ganhou.\ufe0fcom',
  'ganhou.\u3164com',
  'ganhou.\u034fcom',
  'http:\u200b//ganhou',
  'eu\u200b@\u200bganhou',
  'gan\u202ehou.com',
])('finds the address in %j', (text) => {
  expect(containsAddress(text)).toBe(true);
  expect(greetingName(text)).toBe('');
  expect(subjectTitle(text)).toBe('');
});

it.each([
  'Ana',
  'Ana M. Souza',
  'J. R. da Silva Jr.',
  'D’Ávila',
  'Bar do Boni',
  'Café & Bar @ Lagoa',
  'S.O.S Pizza',
  'Boteco 4:20',
  'Espere... chegou',
  'Praça 1.5',
  '食堂',
  '👩‍👩‍👧 Família',
])('finds no address in %j', (text) => {
  expect(containsAddress(text)).toBe(false);
  expect(greetingName(text)).toBe(text);
  expect(subjectTitle(text)).toBe(text);
});

it('accepts names of at most 40 characters for the greeting', () => {
  expect(greetingName('é'.repeat(40))).toBe('é'.repeat(40));
  expect(greetingName('e\u0301'.repeat(40))).toBe('e\u0301'.repeat(40));
  expect(greetingName('é'.repeat(41))).toBe('');
  // One character that NFKC expands to eighteen.
  expect(greetingName('\ufdfa'.repeat(3))).toBe('');
});

it('cuts a title after 80 characters', () => {
  expect(subjectTitle('a'.repeat(80))).toBe('a'.repeat(80));
  expect(subjectTitle(`${'a'.repeat(78)} b${'c'.repeat(40)}`)).toBe(`${'a'.repeat(78)}…`);
  expect(subjectTitle('🏖'.repeat(100))).toBe(`${'🏖'.repeat(79)}…`);
});
