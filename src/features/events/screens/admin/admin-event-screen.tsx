import { useParams, useSearchParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { EventPage } from '#features/events/components/editor/event-page.tsx';
import * as texts from '#features/events/panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { BackLink } from '#ui/back-link.tsx';

const AnyPlacePicker = lazyPart(
  texts.loadingPlaces,
  async () => (await import('#features/places/components/any-place-picker.tsx')).AnyPlacePicker,
);

/** Renders the page where a super admin creates or edits an event of any place. */
export default function AdminEventScreen() {
  const { user } = useSession();
  const { eventId = null } = useParams();
  const [params, setParams] = useSearchParams();
  const placeId = params.get('place') ?? '';
  if (!user) return null;
  if (eventId !== null || placeId !== '') {
    const listPath = placeId
      ? linkTo('/admin/events', { place: placeId })
      : linkTo('/admin/events');
    return (
      <EventPage
        user={user}
        eventId={eventId}
        copiedEventId={eventId === null ? params.get('copy') : null}
        placeId={placeId}
        listPath={listPath}
      />
    );
  }
  return (
    <div className="page py-3 md:py-8">
      <title>{texts.newEventPageTitle}</title>
      <BackLink to={linkTo('/admin/events')}>{texts.eventsTitle}</BackLink>
      <h1 className="mt-2 text-2xl font-extrabold md:text-3xl">{texts.newEvent}</h1>
      <AnyPlacePicker
        onPick={(place) => {
          setParams({ place });
        }}
      />
    </div>
  );
}
