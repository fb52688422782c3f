import * as texts from '#features/statistics/panel-texts.ts';
import type { ChartPoint } from './chart-point.ts';

interface ChartTableProps {
  points: readonly ChartPoint[];
  /** Accessible name: 'Tabela dos últimos 30 dias: Avaliações'. */
  name: string;
  /** Column heading of the points: 'Dia'. */
  pointHeading: string;
  /** Column heading of the values: 'Avaliações'. */
  valueHeading: string;
}

/** The points of a chart as a table, newest first. */
export function ChartTable({ points, name, pointHeading, valueHeading }: ChartTableProps) {
  return (
    // The rows scroll inside this region. It is focusable, so that keyboard users can scroll it.
    <div
      role="region"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-3 h-62 overflow-auto rounded-control border border-line md:h-78"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken text-left">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              {pointHeading}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-semibold">
              {valueHeading}
            </th>
          </tr>
        </thead>
        <tbody className="tabular">
          {[...points].reverse().map((point) => (
            <tr key={point.key} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-medium">
                {point.isPartial ? texts.partialPeriod(point.label) : point.label}
              </th>
              <td className="px-3 py-2 text-right">{point.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
