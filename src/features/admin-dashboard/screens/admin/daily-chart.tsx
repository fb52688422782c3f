import { useState } from 'react';
import { ChartCard } from '#features/statistics/components/chart-card.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { DailyDays } from './daily-days.tsx';
import { dailySeries } from './daily-series.ts';
import type { DailySeries } from './daily-series.ts';

/** Sign-ups, reviews or club uses of 30 days, as bars or as a table. A kind is asked for when it is looked at. */
export function DailyChart({ uid }: { uid: string }) {
  const [chosen, setChosen] = useState<DailySeries>(dailySeries[0]);
  return (
    <ChartCard
      level={3}
      title="Últimos 30 dias"
      choices={dailySeries.map((series) => (
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
    >
      {/* Another kind has nothing of the one before, not even the day that was pointed at. */}
      {(isTable) => <DailyDays key={chosen.key} uid={uid} series={chosen} isTable={isTable} />}
    </ChartCard>
  );
}
