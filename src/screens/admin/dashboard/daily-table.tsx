import type { AdminStatisticsAnswer } from '#domain/api-contract.ts';
import { formatInteger } from '#texts/formats.ts';
import { dailySeries, dayLabel } from './daily-series.ts';

/** The same days as numbers, the newest first. */
export function DailyTable({ days }: { days: AdminStatisticsAnswer['days'] }) {
  return (
    // Thirty rows scroll within themselves; the keyboard reaches them through the region.
    <div
      role="region"
      aria-label="Tabela dos últimos 30 dias"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-4 max-h-80 overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken text-left">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              Dia
            </th>
            {dailySeries.map(({ key, label }) => (
              <th key={key} scope="col" className="px-3 py-2 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular">
          {[...days].reverse().map((day) => (
            <tr key={day.date} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-medium">
                {dayLabel(day.date)}
              </th>
              {dailySeries.map(({ key }) => (
                <td key={key} className="px-3 py-2 text-right">
                  {formatInteger(day[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
