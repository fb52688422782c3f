import { useEffect } from 'react';
import { FileUp } from 'lucide-react';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { SpanChoice, useEventPeriod } from '#features/events/components/editor/span-choice.tsx';
import * as texts from '#features/events/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { SequentialReveal } from '#ui/progressive/sequential-reveal.tsx';
import { PlaceScope } from '#features/places/components/scope/place-scope.tsx';

const PlaceEvents = lazyPart(
  texts.loadingEvents,
  async () => (await import('./place-events.tsx')).PlaceEvents,
);

/** Renders the events at each place of a manager: the coming dates by week, or the past events. */
export default function ManagerEventsScreen() {
  const { user } = useSession();
  const [span, setSpan] = useEventPeriod();
  // Loads the chunk in parallel with the places.
  useEffect(() => {
    PlaceEvents.preload();
  }, []);
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.eventsPageTitle}</title>
      <PlaceScope
        user={user}
        title={texts.eventsTitle}
        action={
          <ButtonLink variant="quiet" to={linkTo('/manager/events/import')}>
            <FileUp aria-hidden size={20} />
            {texts.importFromFile}
          </ButtonLink>
        }
        toolbar={<SpanChoice value={span} onChange={setSpan} />}
      >
        {(places) => (
          <SequentialReveal>
            {places.map((place) => (
              <PlaceEvents key={place.id} user={user} place={place} span={span} />
            ))}
          </SequentialReveal>
        )}
      </PlaceScope>
    </div>
  );
}
