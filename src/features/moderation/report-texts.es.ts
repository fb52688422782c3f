import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const reviewReportErrors: ErrorSentences = {
  default: 'No se pudo enviar tu denuncia',
  'permission-denied': 'Ahora no podés denunciar reseñas',
  'not-found': 'Esta reseña ya no existe. No hace falta denunciarla.',
};

export const eventReportErrors: ErrorSentences = {
  default: 'No se pudo enviar tu denuncia',
  'permission-denied': 'Ahora no podés denunciar eventos',
  'not-found': 'Este evento ya no está en la agenda. No hace falta denunciarlo.',
};

export const picturesReportErrors: ErrorSentences = {
  default: 'No se pudo enviar tu denuncia',
  'permission-denied': 'Ahora no podés denunciar fotos',
  'not-found': 'Estas fotos ya no existen. No hace falta denunciarlas.',
  'too-many-requests': 'Hoy ya hiciste muchos pedidos a nuestro equipo. Intentá de nuevo mañana.',
  conflict: 'Otras personas están denunciando estas fotos ahora. Intentá de nuevo.',
};

export type Complete = TranslationOf<
  typeof import('./report-texts.ts'),
  typeof import('./report-texts.es.ts')
>;
