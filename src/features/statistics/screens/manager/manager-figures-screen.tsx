import { useEffect } from 'react';
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
      {/* Statistics are per place, because new guests are counted for each place separately. */}
      <PlaceScope user={user} title={texts.heading} isSinglePlace>
        {([place]) => place && <PeriodStatisticsSection uid={user.uid} place={place} />}
      </PlaceScope>
    </div>
  );
}
