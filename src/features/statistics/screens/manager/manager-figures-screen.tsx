import { useEffect } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { PlaceScope } from '#features/places/components/scope/place-scope.tsx';
import * as texts from '#features/statistics/panel-texts.ts';

const PeriodStatisticsSection = lazyPart(
  texts.loadingStatistics,
  async () => (await import('./period-statistics.tsx')).PeriodStatisticsSection,
);

/** Page with the statistics of a place by period. */
export default function StatisticsScreen() {
  const { user } = useSession();
  // Preloads the code while the places load.
  useEffect(() => {
    PeriodStatisticsSection.preload();
  }, []);
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.pageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.heading}</h1>
      <PlaceScope user={user}>
        {([place, ...others]) =>
          place && others.length === 0 ? (
            <PeriodStatisticsSection key={place.id} uid={user.uid} place={place} />
          ) : (
            <PlaceChoice places={place ? [place, ...others] : []} />
          )
        }
      </PlaceScope>
    </div>
  );
}

/** Asks for one place. Statistics are per place, because new guests are counted for each place separately. */
function PlaceChoice({ places }: { places: readonly Place[] }) {
  return (
    <section aria-labelledby="escolha" className="mt-6">
      <h2 id="escolha" className="text-xl font-bold">
        {texts.placeQuestion}
      </h2>
      <ul className="mt-3 overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {places.map(({ id, title }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <Link
              to={linkTo('/manager/numeros', { place: id })}
              className="flex min-h-11 items-center justify-between gap-3 px-4 py-3 font-semibold hover:bg-sunken"
            >
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
