import { brand } from '#domain/brand.ts';
import { useSession } from '#session/use-session.ts';
import { PlaceScope } from '../scope/place-scope.tsx';
import { ReservationInbox } from './reservation-inbox.tsx';

/** Who asked for a table, at every place of a manager. */
export default function ReservationsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Reservas · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Reservas</h1>
      <PlaceScope user={user}>
        {(places) => <ReservationInbox user={user} places={places} />}
      </PlaceScope>
    </div>
  );
}
