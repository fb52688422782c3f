import type { Operator } from '#features/settings/model/public-settings.ts';

/** The fictional operator of the demo. E-mails to '.example' are never delivered (RFC 2606). */
export const operator: Operator = {
  operatorName: 'Ilha Guia Serviços Digitais Ltda.',
  operatorDocument: '11222333000181',
  operatorAddress: 'Rua das Gaivotas, 100, Centro, Florianópolis, SC',
  privacyOfficer: 'Beatriz Andrade',
  contactEmail: 'contato@guiadailha.example',
};
