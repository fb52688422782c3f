import type { ReactNode } from 'react';
import { nextHour } from '#features/opening-hours/model/open-filter.ts';
import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import * as texts from '#features/opening-hours/texts.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';

const WeekTimeFields = lazyPart(
  texts.loadingHours,
  async () => (await import('./week-time-fields.tsx')).WeekTimeFields,
  { hasPlace: false },
);

interface OpenFilterChipsProps {
  openFilter: OpenFilter | null;
  /** Number of open places; absent if it is not shown. */
  count?: ReactNode;
  /** True if no place is open. */
  isNoneOpen?: boolean;
  onChange: (openFilter: OpenFilter | null) => void;
}

/** Renders the filter 'Aberto agora' and the selection of a day and an hour. */
export function OpenFilterChips({ openFilter, count, isNoneOpen, onChange }: OpenFilterChipsProps) {
  const weekTime = openFilter === null || openFilter === 'now' ? null : openFilter;
  return (
    <>
      <ToggleChip
        pressed={openFilter === 'now'}
        isDisabled={isNoneOpen}
        onToggle={() => {
          onChange(openFilter === 'now' ? null : 'now');
        }}
      >
        {texts.openNow}
        {count}
      </ToggleChip>
      <ToggleChip
        pressed={weekTime !== null}
        onToggle={() => {
          onChange(weekTime ? null : nextHour(new Date()));
        }}
      >
        {texts.openAtTime}
      </ToggleChip>
      {weekTime && <WeekTimeFields weekTime={weekTime} onChange={onChange} />}
    </>
  );
}
