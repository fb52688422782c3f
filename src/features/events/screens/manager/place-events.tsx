import { useId } from 'react';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { EventPeriod } from '#features/events/data/managed-event-store.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { EventList } from '#features/events/components/editor/event-list.tsx';
import * as texts from '#features/events/panel-texts.ts';
import { ButtonLink } from '#ui/button.tsx';

interface PlaceEventsProps {
  user: User;
  place: Place;
  span: EventPeriod;
}

/** Renders the events of one place and a link to create another one. */
export function PlaceEvents({ user, place, span }: PlaceEventsProps) {
  const id = useId();
  const [params] = useSearchParams();
  // After an edit, the editor returns to the current selection: this place, or all places.
  const scope: Record<string, string> = params.get('place') ? { place: place.id } : {};
  return (
    <section aria-labelledby={id} className="mt-6 min-w-0 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="min-w-0 text-xl font-bold wrap-anywhere">
          {place.title}
        </h2>
        <ButtonLink
          variant="secondary"
          to={linkTo('/manager/events/new', { place: place.id })}
          aria-label={texts.newEventAt(place.title)}
        >
          <Plus aria-hidden size={20} />
          {texts.newEvent}
        </ButtonLink>
      </div>
      <EventList
        key={span}
        user={user}
        placeId={place.id}
        span={span}
        editPath={(event) => linkTo('/manager/events/:eventId', { eventId: event.id, ...scope })}
        copyPath={(event) => linkTo('/manager/events/new', { place: place.id, copy: event.id })}
      />
    </section>
  );
}
