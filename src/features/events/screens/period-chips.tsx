import { agendaPeriods } from '#features/events/model/agenda/agenda.ts';
import type { AgendaFilters } from '#features/events/model/agenda/agenda.ts';
import * as texts from '#features/events/texts.ts';
import { ToggleChip } from '#ui/chip.tsx';

interface PeriodChipsProps {
  when: AgendaFilters['when'];
  onChange: (when: AgendaFilters['when']) => void;
}

/** Renders the common periods and a selected day as chips. A second tap removes the selection. */
export function PeriodChips({ when, onChange }: PeriodChipsProps) {
  return (
    <div role="group" aria-label={texts.whenLabel} className="scroll-row items-center gap-2 py-0.5">
      {agendaPeriods.map((period) => (
        <ToggleChip
          key={period}
          pressed={when === period}
          onToggle={() => {
            onChange(when === period ? null : period);
          }}
        >
          {texts.periodLabels[period]}
        </ToggleChip>
      ))}
      {typeof when === 'number' && (
        <ToggleChip
          pressed
          onToggle={() => {
            onChange(null);
          }}
        >
          {texts.shortDayText(when)}
        </ToggleChip>
      )}
    </div>
  );
}
