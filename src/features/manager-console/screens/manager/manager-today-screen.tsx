import { useEffect } from 'react';
import { Plus } from 'lucide-react';
import { greetingAt } from '#features/home/model/greeting.ts';
import { greetings } from '#features/home/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/manager-console/panel-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { ManagerOverview, placeTiles, todayTiles } from './overview.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';

const TodayInbox = lazyPart(
  texts.loadingToday,
  async () => (await import('./today-inbox.tsx')).TodayInbox,
  { skeleton: <TodaySkeleton /> },
);
const ManagedPlacesPreview = lazyPart(
  texts.loadingPlaces,
  async () => (await import('./managed-places-preview.tsx')).ManagedPlacesPreview,
  { skeleton: <RowsSkeleton count={3} /> },
);

/** The manager's day: today's reservations, pending answers and used benefits. */
export default function TodayScreen() {
  const { user } = useSession();
  const now = useNow();
  useEffect(() => {
    TodayInbox.preload();
  }, []);
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.todayPageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.today}</h1>
      <p className="mt-1 wrap-anywhere text-ink-muted">
        {greetings[greetingAt(now)]}, <bdi>{user.displayName}</bdi>.
      </p>
      <div className="mt-5">
        <ManagerOverview
          user={user}
          toTiles={todayTiles}
          tileCount={3}
          loading={texts.countingUrgent}
        />
      </div>
      <div className="in-turn">
        <TodayInbox user={user} />
      </div>
      <section aria-labelledby="meus-locais" className="mt-8 in-turn">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="meus-locais" className="text-xl font-bold">
            {texts.myPlaces}
          </h2>
          <ButtonLink to={linkTo('/manager/places/new')} variant="secondary">
            <Plus aria-hidden size={20} />
            {texts.newPlace}
          </ButtonLink>
        </div>
        <ManagerOverview
          user={user}
          toTiles={placeTiles}
          tileCount={2}
          loading={texts.countingPlaces}
          isQuiet
        />
        <div className="mt-4">
          <ManagedPlacesPreview user={user} />
        </div>
      </section>
    </div>
  );
}
