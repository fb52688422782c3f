import { useState } from 'react';
import { ToggleChip } from '#ui/chip.tsx';
import { DailyDays } from './daily-days.tsx';
import { dailySeries } from './daily-series.ts';
import type { DailySeries } from './daily-series.ts';

/** Sign-ups, reviews or club uses of 30 days, as bars or as a table. A kind is asked for when it is looked at. */
export function DailyChart({ uid }: { uid: string }) {
  const [chosen, setChosen] = useState<DailySeries>(dailySeries[0]);
  const [isTable, setTable] = useState(false);
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
              pressed={series.key === chosen.key}
              onToggle={() => {
                setChosen(series);
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
      {/* Another kind has nothing of the one before, not even the day that was pointed at. */}
      <DailyDays key={chosen.key} uid={uid} series={chosen} isTable={isTable} />
    </section>
  );
}
