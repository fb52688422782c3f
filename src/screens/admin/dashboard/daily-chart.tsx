import { useState } from 'react';
import type { AdminStatisticsAnswer } from '#domain/api-contract.ts';
import { formatInteger } from '#texts/formats.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { Bars } from './bars.tsx';
import { DailyTable } from './daily-table.tsx';
import { dailySeries } from './daily-series.ts';
import type { DailySeries } from './daily-series.ts';

/** Sign-ups, reviews and club uses of 30 days: bars of one kind at a time, and all of them as a table. */
export function DailyChart({ days }: { days: AdminStatisticsAnswer['days'] }) {
  const [chosen, setChosen] = useState<DailySeries>(() => firstWithData(days));
  const [isTable, setTable] = useState(false);
  const total = days.reduce((sum, day) => sum + day[chosen.key], 0);
  return (
    <section
      aria-labelledby="por-dia"
      className="mt-6 rounded-card border border-line bg-surface p-4 shadow-card md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 id="por-dia" className="text-base font-bold">
          Últimos 30 dias
        </h3>
        <div className="flex flex-wrap gap-2">
          {dailySeries.map((series) => (
            <ToggleChip
              key={series.key}
              pressed={!isTable && series.key === chosen.key}
              onToggle={() => {
                setChosen(series);
                setTable(false);
              }}
            >
              {series.label}
            </ToggleChip>
          ))}
          <ToggleChip
            pressed={isTable}
            onToggle={() => {
              setTable(!isTable);
            }}
          >
            Tabela
          </ToggleChip>
        </div>
      </div>
      {isTable ? (
        <DailyTable days={days} />
      ) : (
        <>
          <p className="mt-3 text-sm text-ink-muted">
            {total === 0
              ? `${chosen.none} no período.`
              : `${formatInteger(total)} ${total === 1 ? chosen.one : chosen.many} no período.`}
          </p>
          <Bars days={days} series={chosen} />
        </>
      )}
    </section>
  );
}

function firstWithData(days: AdminStatisticsAnswer['days']): DailySeries {
  return dailySeries.find(({ key }) => days.some((day) => day[key] > 0)) ?? dailySeries[0];
}
