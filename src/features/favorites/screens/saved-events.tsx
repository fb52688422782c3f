import { Heart } from 'lucide-react';
import { addNextDates } from '#features/events/model/agenda/agenda.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { linkTo } from '#shared/routes.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';
import type { User } from '#features/account/model/user.ts';
import { agendaErrors, relativeEventDateLabel } from '#features/events/texts.ts';
import { savedEventListErrors } from '#features/events/mark-texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { QueryReadTime } from '#features/account/components/read-time.tsx';
import { savedEventMark } from '#features/events/components/save/saved-event-mark.ts';
import { useChangeMark } from '#features/marks/components/mark-sync.ts';
import { shownText } from '#shared/translations.ts';
import * as texts from '#features/favorites/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { useNow } from '#ui/use-now.ts';
import { focusPageContent, useRemoveMark } from './use-remove-mark.ts';
import { useSavedEvents } from './use-saved-events.ts';

/** Renders the saved events of a user with their data from the agenda. */
export function SavedEvents({ user }: { user: User }) {
  const { savedQuery, agenda } = useSavedEvents(user);
  const skeleton = <RowsSkeleton count={2} />;
  return (
    <PageSection title={texts.savedEvents} className="mt-6">
      <QueryReadTime query={savedQuery} />
      <QueryView
        query={savedQuery}
        sentences={savedEventListErrors}
        failure="line"
        isQuiet
        loading={texts.loadingEvents}
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
              loading={texts.loadingEvents}
              skeleton={skeleton}
            >
              {(fullAgenda) => <UpcomingEvents user={user} marks={marks} agenda={fullAgenda} />}
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
      <p className="text-ink-muted">{texts.noEventsHint}</p>
      <ButtonLink variant="secondary" to={linkTo('/agenda')}>
        {texts.seeAgenda}
      </ButtonLink>
    </div>
  );
}

interface UpcomingEventsProps {
  user: User;
  marks: readonly SavedEvent[];
  agenda: Agenda;
}

function UpcomingEvents({ user, marks, agenda }: UpcomingEventsProps) {
  const now = useNow();
  const changeSavedEvent = useChangeMark(savedEventMark);
  const removeEvent = useRemoveMark(user, savedEventMark);
  const marksByEvent = new Map(marks.map((mark) => [mark.eventId, mark]));
  const upcomingEvents = addNextDates(
    agenda.events.filter(({ id }) => marksByEvent.has(id)),
    now,
  );
  const upcomingIds = new Set(upcomingEvents.map(({ event }) => event.id));
  const marksWithoutEvent = marks.filter(({ eventId }) => !upcomingIds.has(eventId));
  return (
    <div className="flex flex-col items-start gap-4">
      {upcomingEvents.length === 0 && <NoEvents />}
      <ul className="grid w-full grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {upcomingEvents.map(({ event, date }) => (
          <li key={event.id} className="relative">
            <EventRow
              event={event}
              date={date}
              when={relativeEventDateLabel(date, now)}
              where={agenda.places.get(event.placeId)?.title}
            />
            <div className="absolute right-2 bottom-2">
              <IconButton
                label={texts.removeEvent(shownText(event, 'title').text)}
                onClick={() => {
                  const mark = marksByEvent.get(event.id);
                  if (mark) void removeEvent(mark, shownText(event, 'title').text);
                }}
              >
                <Heart aria-hidden size={22} className="fill-sun text-sun" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {marksWithoutEvent.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-muted tabular">{texts.goneEvents(marksWithoutEvent.length)}</p>
          <Button
            variant="quiet"
            onClick={() => {
              focusPageContent();
              for (const mark of marksWithoutEvent)
                void changeSavedEvent(user, { ...mark, saved: false });
            }}
          >
            {texts.removeGoneEvents(marksWithoutEvent.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
