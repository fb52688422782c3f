import { brand } from '#domain/brand.ts';
import { useSession } from '#session/use-session.ts';
import { PlaceScope } from '../scope/place-scope.tsx';
import { PlaceOffers } from './place-offers.tsx';

/** What the places of a manager offer to members of the club. */
export default function OffersScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Ofertas · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Ofertas do clube</h1>
      <PlaceScope user={user}>
        {(places) =>
          places.map((place) => (
            <PlaceOffers key={place.id} user={user} place={place} shownPlaces={places.length} />
          ))
        }
      </PlaceScope>
    </div>
  );
}
