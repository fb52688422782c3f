import type { DailyCountsAnswer } from '#domain/api-contract.ts';
import { formatInteger } from '#texts/formats.ts';
import { dayLabel } from './daily-series.ts';
import type { DailySeries } from './daily-series.ts';

interface DailyTableProps {
  days: DailyCountsAnswer['days'];
  series: DailySeries;
}

/** The same days as numbers, the newest first. */
export function DailyTable({ days, series }: DailyTableProps) {
  return (
    // Thirty rows scroll within themselves; the keyboard reaches them through the region.
    <div
      role="region"
      aria-label={`Tabela dos últimos 30 dias: ${series.label}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-3 h-62 overflow-auto rounded-control border border-line md:h-78"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken text-left">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              Dia
            </th>
            <th scope="col" className="px-3 py-2 text-right font-semibold">
              {series.label}
            </th>
          </tr>
        </thead>
        <tbody className="tabular">
          {[...days].reverse().map(({ date, count }) => (
            <tr key={date} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-medium">
                {dayLabel(date)}
              </th>
              <td className="px-3 py-2 text-right">{formatInteger(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
