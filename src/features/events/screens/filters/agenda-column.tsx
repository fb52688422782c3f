import { agendaFilterCount, noAgendaFilters } from '#features/events/model/agenda/agenda.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import * as texts from '#features/events/texts.ts';
import { Button } from '#ui/button.tsx';
import { AgendaFilterPanel } from './agenda-filter-panel.tsx';
import type { AgendaFilterPanelProps } from './agenda-filter-panel.tsx';
import { MonthCalendar } from './month-calendar.tsx';

interface AgendaColumnProps extends AgendaFilterPanelProps {
  /** Events that match all filters except the days. */
  matchingAgenda: Agenda;
}

/** Renders the calendar and the filters next to the list on wide screens. */
export function AgendaColumn({ matchingAgenda, ...panelProps }: AgendaColumnProps) {
  const { filters, onChange } = panelProps;
  return (
    <div className="flex flex-col gap-6">
      <MonthCalendar
        matchingAgenda={matchingAgenda}
        when={filters.when}
        onSelectDay={(when) => {
          onChange({ when });
        }}
      />
      <AgendaFilterPanel {...panelProps} />
      {agendaFilterCount(filters) > 0 && (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => {
            onChange({ ...noAgendaFilters, when: filters.when });
          }}
        >
          {texts.clearFilters}
        </Button>
      )}
    </div>
  );
}
