import { describe, expect, it } from 'vitest';
import { documentText, isOperatorDocument, normalizeDocument } from '#shared/operator-document.ts';
import { isContactEmail } from './operator.ts';

describe('document of the operator', () => {
  it.each([
    '52998224725', // CPF
    '11222333000181', // CNPJ
    '12ABC34501DE35', // example of the Receita Federal for a CNPJ with letters
  ])('accepts %s', (document) => {
    expect(isOperatorDocument(document)).toBe(true);
  });

  it.each([
    '',
    '52998224724',
    '11222333000180',
    '11111111111',
    '12ABC34501DE36',
    '529982247',
    'abc',
  ])('rejects %j', (document) => {
    expect(isOperatorDocument(document)).toBe(false);
  });

  it('is stored without punctuation and shown with its type', () => {
    expect(normalizeDocument(' 11.222.333/0001-81 ')).toBe('11222333000181');
    expect(documentText('11222333000181')).toBe('CNPJ 11.222.333/0001-81');
    expect(documentText('52998224725')).toBe('CPF 529.982.247-25');
    expect(documentText('')).toBe('');
  });
});

it.each<[string, boolean]>([
  ['contato@guia.example', true],
  ['a.b+c@x.com.br', true],
  ['', false],
  ['contato', false],
  ['contato@guia', false],
  ['a b@x.com', false],
  ['a@b@x.com', false],
  ['a@x.com?bcc=outro@x.com', false],
  [`${'a'.repeat(320)}@x.com`, false],
])('%j is a valid e-mail address: %s', (text, expected) => {
  expect(isContactEmail(text)).toBe(expected);
});
