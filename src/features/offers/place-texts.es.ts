import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const offerErrors: ErrorSentences = {
  default: 'No se pudo cargar el beneficio',
  'not-found': 'Este beneficio ya no está disponible. Mirá los otros beneficios del club.',
};

export const offerListErrors: ErrorSentences = { default: 'No se pudieron cargar los beneficios' };
export const loadingBenefits = 'Cargando beneficios…';
export const clubBenefitsTitle = 'Beneficios del club';
export const usedUpNote = 'Los beneficios de este lugar se agotaron.';
export const allClubBenefits = 'Todos los beneficios del club';

export type Complete = TranslationOf<
  typeof import('./place-texts.ts'),
  typeof import('./place-texts.es.ts')
>;
