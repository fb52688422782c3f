import { agendaFilterCount, noAgendaFilters } from '#features/events/model/agenda/agenda.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { Button } from '#ui/button.tsx';
import { AgendaFilterPanel } from './agenda-filter-panel.tsx';
import type { AgendaFilterPanelProps } from './agenda-filter-panel.tsx';
import { MonthCalendar } from './month-calendar.tsx';

interface AgendaColumnProps extends AgendaFilterPanelProps {
  /** Events that match all filters except the days. */
  fitting: Agenda;
}

/** Renders the calendar and the filters next to the list on wide screens. */
export function AgendaColumn({ fitting, ...panel }: AgendaColumnProps) {
  const { filters, onChange } = panel;
  return (
    <div className="flex flex-col gap-6">
      <MonthCalendar
        fitting={fitting}
        when={filters.when}
        onChoose={(when) => {
          onChange({ when });
        }}
      />
      <AgendaFilterPanel {...panel} />
      {agendaFilterCount(filters) > 0 && (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => {
            onChange({ ...noAgendaFilters, when: filters.when });
          }}
        >
          Limpar filtros
        </Button>
      )}
    </div>
  );
}
