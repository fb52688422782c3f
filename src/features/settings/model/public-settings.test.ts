import { describe, expect, it } from 'vitest';
import { documentText, isOperatorDocument, normalizeDocument } from '#shared/operator-document.ts';
import { toPublicSettings, isContactEmail } from './public-settings.ts';

const defaults = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  operatorName: '',
  operatorDocument: '',
  operatorAddress: '',
  privacyOfficer: '',
  contactEmail: '',
};

describe('toPublicSettings', () => {
  it.each([[undefined], [{}], [null], ['x']])(
    'returns the defaults of a new project for %j',
    (data) => {
      expect(toPublicSettings(data)).toEqual(defaults);
    },
  );

  it('parses the stored values', () => {
    const stored = {
      requireApproval: true,
      clubEnabled: false,
      reviewsEnabled: false,
      maintenanceMessage: 'Voltamos às 18h.',
      operatorName: 'Ilha Guia Ltda.',
      operatorDocument: '11222333000181',
      operatorAddress: 'Rua das Flores, 100',
      privacyOfficer: 'Ana Souza',
      contactEmail: 'contato@guia.example',
    };
    expect(toPublicSettings(stored)).toEqual(stored);
  });

  it('uses the defaults for values of another type and truncates the message', () => {
    const invalid = {
      requireApproval: 'true',
      clubEnabled: 0,
      reviewsEnabled: null,
      maintenanceMessage: 'x'.repeat(9_999),
      operatorName: 'x'.repeat(9_999),
      contactEmail: 7,
    };
    expect(toPublicSettings(invalid)).toEqual({
      ...defaults,
      maintenanceMessage: 'x'.repeat(500),
      operatorName: 'x'.repeat(200),
    });
  });
});

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
