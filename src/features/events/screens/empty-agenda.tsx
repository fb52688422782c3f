import { CalendarSearch } from 'lucide-react';
import { getChosenDays, listOccurrences } from '#features/events/model/agenda/agenda.ts';
import type { Agenda, AgendaFilters } from '#features/events/model/agenda/agenda.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { longDayText } from '#features/events/texts.ts';
import { Button } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Banner } from '#ui/banner.tsx';

interface EmptyAgendaProps {
  /** Events that match all filters except the days. */
  fitting: Agenda;
  /** True if the agenda is complete. */
  isWhole: boolean;
  when: AgendaFilters['when'];
  hasFilters: boolean;
  now: Date;
  onChoose: (choice: Partial<AgendaFilters>) => void;
  onClear: () => void;
}

/** Renders the message for days without events, with the date of the next event. */
export function EmptyAgenda(props: EmptyAgendaProps) {
  const { fitting, isWhole, when, hasFilters, now, onChoose, onClear } = props;
  if (!isWhole) return <LoadingRegion label="Carregando a agenda..." />;
  const today = wallClockAt(now).dayNumber;
  const chosenDays = getChosenDays(when, now);
  const upcomingOccurrences = listOccurrences(
    fitting,
    { first: today, last: Number.POSITIVE_INFINITY },
    now,
  ).filter(({ date }) => date.status !== 'cancelled');
  const next =
    upcomingOccurrences.find(({ day }) => day > chosenDays.last) ?? upcomingOccurrences[0];
  return (
    <Banner
      icon={<CalendarSearch aria-hidden size={28} />}
      title={
        next || !hasFilters ? 'Nada marcado para estes dias' : 'Nenhum evento com estes filtros'
      }
      actions={
        <>
          {next && (
            <Button
              onClick={() => {
                onChoose({ when: next.day });
              }}
            >
              Ver este dia
            </Button>
          )}
          {hasFilters && (
            <Button variant="secondary" onClick={onClear}>
              Limpar filtros
            </Button>
          )}
        </>
      }
    >
      <p>
        {next
          ? `O próximo evento é ${longDayText(next.day, today)}: ${next.event.title}.`
          : 'Tente outro bairro, outra categoria ou outro preço.'}
      </p>
    </Banner>
  );
}
