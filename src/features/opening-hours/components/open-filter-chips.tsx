import type { ReactNode } from 'react';
import { nextHour } from '#features/opening-hours/model/open-filter.ts';
import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const MomentFields = lazyPart(
  'Carregando os horários...',
  async () => (await import('./moment-fields.tsx')).MomentFields,
  { hasPlace: false },
);

interface OpenFilterChipsProps {
  open: OpenFilter | null;
  /** Number of open places; absent if it is not shown. */
  count?: ReactNode;
  onChange: (open: OpenFilter | null) => void;
}

/** Renders the filter 'Aberto agora' and the selection of a day and an hour. */
export function OpenFilterChips({ open, count, onChange }: OpenFilterChipsProps) {
  const moment = open === null || open === 'now' ? null : open;
  return (
    <>
      <ToggleChip
        pressed={open === 'now'}
        onToggle={() => {
          onChange(open === 'now' ? null : 'now');
        }}
      >
        Aberto agora
        {count}
      </ToggleChip>
      <ToggleChip
        pressed={moment !== null}
        onToggle={() => {
          onChange(moment ? null : nextHour(new Date()));
        }}
      >
        Aberto em…
      </ToggleChip>
      {moment && <MomentFields moment={moment} onChange={onChange} />}
    </>
  );
}
