import type { CorrectedFields } from '#features/moderation/model/correction.ts';

/** A correction suggested by a demo user. */
export interface CorrectionContent {
  /** Key of an account, or the index of a reviewer. */
  by: string | number;
  place: string;
  isClosed?: true;
  fields: CorrectedFields;
  message: string;
  /** Days before the seeding. */
  daysAgo: number;
  /** Reason of the rejection; the correction is pending if absent. */
  refusal?: string;
}

export const corrections: readonly CorrectionContent[] = [
  {
    by: 'socio',
    place: 'Trapiche 27',
    fields: { phone: '(48) 3222-7027' },
    message: 'Liguei ontem e a gravação já dá este número.',
    daysAgo: 2,
  },
  {
    by: 3,
    place: 'Bistrô Casa 1890',
    fields: {
      hours: [3, 4, 5, 6].map((day) => ({
        open: { day, time: '19:00' },
        close: { day, time: '23:30' },
      })),
    },
    message: 'Agora abre meia hora mais cedo.',
    daysAgo: 16,
  },
  {
    by: 5,
    place: 'Ostreria Maré Mansa',
    fields: {},
    isClosed: true,
    message: 'Passei na frente e está tudo fechado.',
    daysAgo: 9,
    refusal: 'Falamos com a casa: foi só uma semana de reforma, e já reabriu.',
  },
];
