import type { ReportReason, ReportedKind } from '#features/moderation/model/report.ts';

/** Labels of the reasons of a report. */
export const reportReasonLabels: Readonly<
  Record<ReportedKind, Readonly<Record<ReportReason, string>>>
> = {
  review: {
    offensive: 'Ofensa ou discriminação',
    spam: 'Propaganda ou spam',
    false: 'Informação falsa',
    private: 'Dados pessoais de alguém',
    'off-topic': 'Não é sobre este lugar',
    other: 'Outro motivo',
  },
  event: {
    offensive: 'Ofensa ou discriminação',
    spam: 'Golpe, propaganda ou spam',
    false: 'Informação falsa ou errada',
    private: 'Dados pessoais de alguém',
    'off-topic': 'Não é um evento deste lugar',
    other: 'Outro motivo',
  },
  pictures: {
    offensive: 'Nudez, violência ou ofensa',
    spam: 'Propaganda ou spam',
    false: 'Fotos enganosas ou de outra pessoa',
    private: 'Alguém aparece sem querer',
    'off-topic': 'Não são deste lugar',
    other: 'Outro motivo',
  },
};

/** Texts shown to the reporter. */
export const reportTexts: Readonly<
  Record<ReportedKind, { title: string; promise: string; thanks: string }>
> = {
  review: {
    title: 'Denunciar avaliação',
    promise: 'Quem escreveu não fica sabendo que foi você.',
    thanks: 'Obrigado por avisar. Nossa equipe vai analisar esta avaliação.',
  },
  event: {
    title: 'Denunciar evento',
    promise: 'Quem publicou não fica sabendo que foi você.',
    thanks: 'Obrigado por avisar. Nossa equipe vai analisar este evento.',
  },
  pictures: {
    title: 'Denunciar fotos',
    promise:
      'As fotos saem da página até alguém analisar. Quem enviou não fica sabendo que foi você.',
    thanks: 'Obrigado por avisar. Nossa equipe vai analisar estas fotos.',
  },
};

// Report form

export const reasonQuestion = 'Qual é o problema?';
export const reasonMissing = 'Escolha um motivo.';
export const requiredDetailsLabel = 'Explique';
export const optionalDetailsLabel = 'Explique (opcional)';
export const detailsMissing = 'Conte qual é o motivo.';
export const sendReport = 'Enviar denúncia';
export const sending = 'Enviando...';
export const understood = 'Entendi';
