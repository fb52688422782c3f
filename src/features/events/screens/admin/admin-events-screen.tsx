import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { SpanChoice, useEventPeriod } from '#features/events/components/editor/span-choice.tsx';
import * as texts from '#features/events/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PlaceName } from '#features/places/components/place-name.tsx';

const EventList = lazyPart(
  texts.loadingEvents,
  async () => (await import('#features/events/components/editor/event-list.tsx')).EventList,
);

/** Renders the events of all places, or of one place. */
export default function AdminEventsScreen() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const [span, setSpan] = useEventPeriod();
  if (!user) return null;
  const placeId = params.get('place') || null;
  const scope: Record<string, string> = placeId ? { place: placeId } : {};
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.eventsPageTitle}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold md:text-3xl">{texts.eventsTitle}</h1>
        <ButtonLink to={linkTo('/admin/events/new', scope)}>
          <Plus aria-hidden size={20} />
          {texts.newEvent}
        </ButtonLink>
      </div>
      {placeId && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4">
          <PlaceName placeId={placeId} />
          <ButtonLink variant="quiet" to={linkTo('/admin/events')} className="-ml-4">
            {texts.showEventsOfAllPlaces}
          </ButtonLink>
        </div>
      )}
      <SpanChoice value={span} onChange={setSpan} />
      <h2 className="sr-only">{texts.eventListTitle}</h2>
      <EventList
        key={`${placeId ?? ''} ${span}`}
        user={user}
        placeId={placeId}
        span={span}
        editPath={(event) => linkTo('/admin/events/:eventId', { eventId: event.id, ...scope })}
        copyPath={(event) => linkTo('/admin/events/new', { place: event.placeId, copy: event.id })}
        place={
          placeId
            ? undefined
            : (event) => (
                <PlaceName
                  placeId={event.placeId}
                  link={{
                    to: linkTo('/admin/events', { place: event.placeId }),
                    label: texts.eventsTitle,
                  }}
                />
              )
        }
      />
    </div>
  );
}
