import { describe, expect, it } from 'vitest';

import { toPublicSettings } from './public-settings.ts';

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
