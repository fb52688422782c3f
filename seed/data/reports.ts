import type { ReportDraft } from '#features/moderation/model/report.ts';

/** A report of a demo user, with the form values. */
export interface ReportContent extends ReportDraft {
  /** Index of a reviewer. */
  by: number;
  /** The reported item: the worst or the pictured review of a place, or an event. */
  about: { worstReviewAt: string } | { picturesAt: string } | { event: string };
  /** Days before the seeding. */
  daysAgo: number;
  /** Days before the seeding on which a super admin kept the item; the report is open if absent. */
  keptDaysAgo?: number;
}

export const reports: readonly ReportContent[] = [
  {
    by: 31,
    about: { picturesAt: 'Gim & Maresia' },
    reason: 'off-topic',
    details: 'As fotos não são deste bar: o balcão e a vista são de outro lugar.',
    daysAgo: 1,
  },
  {
    by: 14,
    about: { worstReviewAt: 'Cervejaria Rancho de Canoa' },
    reason: 'false',
    details:
      'Trabalho na casa e ninguém esperou quarenta minutos nesse dia: fechamos cedo por falta de luz. Acho que a avaliação fala de outro bar.',
    daysAgo: 2,
  },
  {
    by: 22,
    about: { event: 'Microfone aberto do Sobrado' },
    reason: 'false',
    details:
      'A inscrição agora é só pela internet. Fui na quarta e quem estava na porta voltou para casa.',
    daysAgo: 4,
  },
  {
    by: 40,
    about: { worstReviewAt: 'Mirante do Morro da Cruz' },
    reason: 'off-topic',
    details: 'Fala do caminho até lá, e não do mirante.',
    daysAgo: 30,
    keptDaysAgo: 28,
  },
];
