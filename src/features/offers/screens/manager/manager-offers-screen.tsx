import { useEffect } from 'react';
import { useSession } from '#features/account/components/session/use-session.ts';
import { cx } from '#ui/class-names.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import * as texts from '#features/offers/panel-texts.ts';
import { SequentialReveal } from '#ui/progressive/sequential-reveal.tsx';
import { PlaceScope } from '#features/places/components/scope/place-scope.tsx';

const PlaceOffers = lazyPart(
  texts.loadingOffers,
  async () => (await import('./place-offers.tsx')).PlaceOffers,
);

/** The club offers of the places of a manager. */
export default function OffersScreen() {
  const { user } = useSession();
  // Preloads the code while the places load.
  useEffect(() => {
    PlaceOffers.preload();
  }, []);
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.offersPageTitle}</title>
      <PlaceScope user={user} title={texts.clubOffersTitle}>
        {(places) => (
          <div
            className={cx(
              'grid items-start gap-x-6',
              places.length > 1 && 'lg:grid-cols-2',
              places.length > 2 && 'xl:grid-cols-3',
            )}
          >
            <SequentialReveal>
              {places.map((place) => (
                <PlaceOffers
                  key={place.id}
                  user={user}
                  place={place}
                  shownPlaceCount={places.length}
                />
              ))}
            </SequentialReveal>
          </div>
        )}
      </PlaceScope>
    </div>
  );
}
