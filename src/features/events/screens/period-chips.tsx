import { agendaPeriods } from '#features/events/model/agenda/agenda.ts';
import type { AgendaFilters, AgendaPeriod } from '#features/events/model/agenda/agenda.ts';
import { shortDayText } from '#features/events/texts.ts';
import { ToggleChip } from '#ui/chip.tsx';

export const periodLabels: Record<AgendaPeriod, string> = {
  hoje: 'Hoje',
  amanha: 'Amanhã',
  'fim-de-semana': 'Fim de semana',
  semana: 'Esta semana',
};

interface PeriodChipsProps {
  when: AgendaFilters['when'];
  onChange: (when: AgendaFilters['when']) => void;
}

/** Renders the common periods as chips. A second tap removes the selection. */
export function PeriodChips({ when, onChange }: PeriodChipsProps) {
  return (
    <div role="group" aria-label="Quando" className="scroll-row items-center gap-2 py-0.5">
      {agendaPeriods.map((period) => (
        <ToggleChip
          key={period}
          pressed={when === period}
          onToggle={() => {
            onChange(when === period ? null : period);
          }}
        >
          {periodLabels[period]}
        </ToggleChip>
      ))}
      {typeof when === 'number' && (
        <ToggleChip
          pressed
          onToggle={() => {
            onChange(null);
          }}
        >
          {shortDayText(when)}
        </ToggleChip>
      )}
    </div>
  );
}
