import { useEffect } from 'react';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { PlaceScope } from '#features/places/components/scope/place-scope.tsx';
import * as texts from '#features/reservations/panel-texts.ts';

const InboxPanel = lazyPart(
  texts.loadingReservations,
  async () => (await import('#features/reservations/components/inbox/inbox-panel.tsx')).InboxPanel,
);

/** Renders the reservations at all places of a manager. */
export default function ReservationsScreen() {
  const { user } = useSession();
  // Loads the chunk while the places are read.
  useEffect(() => {
    InboxPanel.preload();
  }, []);
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.reservationsPageTitle}</title>
      <PlaceScope user={user} title={texts.reservations}>
        {(places) => <InboxPanel user={user} places={places} />}
      </PlaceScope>
    </div>
  );
}
