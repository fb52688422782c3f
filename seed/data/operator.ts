import type { Operator } from '#features/settings/model/operator.ts';

/** Who runs the demonstration: invented, and no letter reaches '.example' (RFC 2606). */
export const operator: Operator = {
  operatorName: 'Ilha Guia Serviços Digitais Ltda.',
  operatorDocument: '11222333000181',
  operatorAddress: 'Rua das Gaivotas, 100, Centro, Florianópolis, SC',
  privacyOfficer: 'Beatriz Andrade',
  contactEmail: 'contato@guiadailha.example',
};
