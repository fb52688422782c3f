import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { EventPage } from '#features/events/components/editor/event-page.tsx';

/** Renders the page where a manager creates or edits an event of one of their places. */
export default function ManagerEventScreen() {
  const { user } = useSession();
  const { eventId = null } = useParams();
  const [params] = useSearchParams();
  const placeId = params.get('place') ?? '';
  if (!user) return null;
  if (eventId === null && placeId === '') {
    return <Navigate to={linkTo('/manager/events')} replace />;
  }
  const listPath = placeId
    ? linkTo('/manager/events', { place: placeId })
    : linkTo('/manager/events');
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
