import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { wholeAgendaQuery } from '#features/events/data/whole-agenda-queries.ts';
import { savedEventsQuery } from '#features/events/data/saved-event-queries.ts';
import { withNextDate } from '#features/events/model/agenda/agenda.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { linkTo } from '#shared/routes.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';
import type { User } from '#features/account/model/user.ts';
import { agendaErrors, eventMomentFrom } from '#features/events/texts.ts';
import { savedEventListErrors } from '#features/events/mark-texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { ReadAtOf } from '#features/account/components/read-at.tsx';
import { useChangeSavedEvent } from '#features/events/components/save/use-change-saved-event.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { useNow } from '#ui/use-now.ts';
import { leaveFocus, useRemoval } from './use-removal.ts';

const loading = 'Carregando seus eventos...';

/** Renders the saved events of a user with their data from the agenda. */
export function SavedEvents({ user }: { user: User }) {
  const saved = useQuery(savedEventsQuery(user.uid));
  const isAny = saved.data !== undefined && saved.data.length > 0;
  const agenda = useQuery({ ...wholeAgendaQuery(), enabled: isAny });
  const skeleton = <RowsSkeleton count={2} />;
  return (
    <PageSection title="Eventos favoritos" className="mt-10">
      <ReadAtOf query={saved} />
      <QueryView
        query={saved}
        sentences={savedEventListErrors}
        failure="line"
        isQuiet
        loading={loading}
        skeleton={skeleton}
      >
        {(marks) =>
          marks.length === 0 ? (
            <NoEvents />
          ) : (
            <QueryView
              query={agenda}
              sentences={agendaErrors}
              failure="line"
              isQuiet
              loading={loading}
              skeleton={skeleton}
            >
              {(all) => <Coming user={user} marks={marks} agenda={all} />}
            </QueryView>
          )
        }
      </QueryView>
    </PageSection>
  );
}

function NoEvents() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-muted">Toque no coração de um evento para guardá-lo aqui.</p>
      <ButtonLink variant="secondary" to={linkTo('/agenda')}>
        Ver a agenda
      </ButtonLink>
    </div>
  );
}

interface ComingProps {
  user: User;
  marks: readonly SavedEvent[];
  agenda: Agenda;
}

function Coming({ user, marks, agenda }: ComingProps) {
  const now = useNow();
  const change = useChangeSavedEvent();
  const remove = useRemoval<SavedEvent>(user, change);
  const byEvent = new Map(marks.map((mark) => [mark.eventId, mark]));
  const coming = withNextDate(
    agenda.events.filter(({ id }) => byEvent.has(id)),
    now,
  );
  const comingIds = new Set(coming.map(({ event }) => event.id));
  const gone = marks.filter(({ eventId }) => !comingIds.has(eventId));
  return (
    <div className="flex flex-col items-start gap-4">
      {coming.length === 0 && <NoEvents />}
      <ul className="grid w-full grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {coming.map(({ event, date }) => (
          <li key={event.id} className="relative">
            <EventRow
              event={event}
              date={date}
              when={eventMomentFrom(date, now)}
              where={agenda.places.get(event.placeId)?.title}
            />
            <div className="absolute right-2 bottom-2">
              <IconButton
                label={`Remover ${event.title} dos eventos favoritos`}
                onClick={() => {
                  const mark = byEvent.get(event.id);
                  if (mark) void remove(mark, event.title);
                }}
              >
                <Heart aria-hidden size={22} className="fill-sun text-sun" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-muted tabular">
            {gone.length === 1
              ? '1 evento favorito saiu da agenda.'
              : `${gone.length} eventos favoritos saíram da agenda.`}
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              leaveFocus();
              for (const mark of gone) void change(user, { ...mark, saved: false });
            }}
          >
            {gone.length === 1 ? 'Remover da lista' : 'Remover todos da lista'}
          </Button>
        </div>
      )}
    </div>
  );
}
