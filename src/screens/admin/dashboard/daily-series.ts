import type { DailyKind } from '#domain/api-contract.ts';

/** The words for what is counted day by day. */
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

/** 'DD/MM' of 'YYYY-MM-DD'. */
export function dayLabel(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}`;
}

/**
 * The top of a scale that begins at 0 and has whole steps: 1, 2, 5, 10, 20, 50 ... times four at most.
 * @param most the highest value shown
 */
export function scaleTop(most: number): { top: number; step: number } {
  const raw = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
  return { top: Math.ceil(Math.max(1, most) / step) * step, step };
}
