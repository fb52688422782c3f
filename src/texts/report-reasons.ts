import type { ReportReason } from '#domain/report.ts';

/** Why a review is reported, as people choose and read it. */
export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  offensive: 'Ofensa ou discriminação',
  spam: 'Propaganda ou spam',
  false: 'Informação falsa',
  private: 'Dados pessoais de alguém',
  'off-topic': 'Não é sobre este lugar',
  other: 'Outro motivo',
};
