import type { DailyKind } from '#features/statistics/model/statistics-contract.ts';

/** Labels of the daily counts. */
export const dailySeries = [
  {
    key: 'signUps',
    label: 'Cadastros',
    one: 'cadastro',
    many: 'cadastros',
    none: 'Nenhum cadastro',
  },
  {
    key: 'reviews',
    label: 'Avaliações',
    one: 'avaliação',
    many: 'avaliações',
    none: 'Nenhuma avaliação',
  },
  {
    key: 'clubUses',
    label: 'Usos do clube',
    one: 'uso do clube',
    many: 'usos do clube',
    none: 'Nenhum uso do clube',
  },
] as const satisfies ({ key: DailyKind } & Record<'label' | 'one' | 'many' | 'none', string>)[];

export type DailySeries = (typeof dailySeries)[number];
