import type { ReportReason, ReportedKind } from '#features/moderation/model/report.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const reportReasonLabels: Readonly<
  Record<ReportedKind, Readonly<Record<ReportReason, string>>>
> = {
  review: {
    offensive: 'Insulto o discriminación',
    spam: 'Publicidad o spam',
    false: 'Información falsa',
    private: 'Datos personales de alguien',
    'off-topic': 'No es sobre este lugar',
    other: 'Otro motivo',
  },
  event: {
    offensive: 'Insulto o discriminación',
    spam: 'Estafa, publicidad o spam',
    false: 'Información falsa o equivocada',
    private: 'Datos personales de alguien',
    'off-topic': 'No es un evento de este lugar',
    other: 'Otro motivo',
  },
  pictures: {
    offensive: 'Desnudez, violencia o insulto',
    spam: 'Publicidad o spam',
    false: 'Fotos engañosas o de otra persona',
    private: 'Alguien aparece sin su consentimiento',
    'off-topic': 'No es de este lugar',
    other: 'Otro motivo',
  },
};

export const reportTexts: Readonly<
  Record<ReportedKind, { title: string; promise: string; thanks: string }>
> = {
  review: {
    title: 'Denunciar reseña',
    promise: 'Quien la escribió no se entera de que fuiste vos.',
    thanks: 'Gracias por avisar. Nuestro equipo va a revisar esta reseña.',
  },
  event: {
    title: 'Denunciar evento',
    promise: 'Quien lo publicó no se entera de que fuiste vos.',
    thanks: 'Gracias por avisar. Nuestro equipo va a revisar este evento.',
  },
  pictures: {
    title: 'Denunciar fotos',
    promise:
      'Las fotos no se muestran en la página hasta que alguien las revise. Quien las envió no se entera de que fuiste vos.',
    thanks: 'Gracias por avisar. Nuestro equipo va a revisar estas fotos.',
  },
};

// Report form

export const reasonQuestion = '¿Cuál es el problema?';
export const reasonMissing = 'Elegí un motivo.';
export const requiredDetailsLabel = 'Explicá';
export const optionalDetailsLabel = 'Explicá el motivo (opcional)';
export const detailsMissing = 'Contanos el motivo.';
export const sendReport = 'Enviar denuncia';
export const sending = 'Enviando…';
export const understood = 'Entendido';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
