import { useQuery } from '@tanstack/react-query';
import { greetingAt } from '#features/home/model/greeting.ts';
import { greetings } from '#features/home/texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { newestPlacesQuery } from '#features/statistics/data/newest-queries.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { PlaceRows } from '#features/places/components/place-rows.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { PendingCountsSkeleton } from './pending-counts-skeleton.tsx';
import { StatisticsSection } from './statistics-section.tsx';

const SearchMisses = lazyPart(
  texts.loadingSearches,
  async () => (await import('./search-misses.tsx')).SearchMisses,
);

export default function DashboardScreen() {
  const { user } = useSession();
  const now = useNow();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.dashboardPageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.dashboardTitle}</h1>
      <p className="mt-1 wrap-anywhere text-ink-muted">
        {greetings[greetingAt(now)]}, <bdi>{user.displayName}</bdi>.
      </p>
      <PendingSection uid={user.uid} />
      <div className="in-turn">
        <StatisticsSection uid={user.uid} />
        <div className="mt-10 grid items-start gap-8 lg:grid-cols-2">
          <NewestPlaces uid={user.uid} />
          <NewestUsers uid={user.uid} />
        </div>
        <SearchMisses uid={user.uid} />
      </div>
    </div>
  );
}

// Lazy-loaded, because it imports the code of the admin lists, which the statistics below do not need.
const PendingCounts = lazyPart(
  texts.countingPending,
  async () => (await import('./pending-counts.tsx')).PendingCounts,
  { skeleton: <PendingCountsSkeleton /> },
);

/** Pending items for a super admin. */
function PendingSection({ uid }: { uid: string }) {
  return (
    <section aria-labelledby="pendencias" className="mt-6">
      <h2 id="pendencias" className="mb-3 text-xl font-bold">
        {texts.pendingTitle}
      </h2>
      <PendingCounts uid={uid} />
    </section>
  );
}

/** The newest places, published or not. */
function NewestPlaces({ uid }: { uid: string }) {
  return (
    <section aria-labelledby="lugares-recentes" className="min-w-0">
      <h2 id="lugares-recentes" className="mb-4 text-xl font-bold">
        {texts.newestPlacesTitle}
      </h2>
      <NewestPlaceRows uid={uid} />
    </section>
  );
}

function NewestPlaceRows({ uid }: { uid: string }) {
  const places = useQuery(newestPlacesQuery(uid));
  const categories = useQuery(categoriesQuery());
  return (
    <QueryView
      query={places}
      sentences={placeListErrors}
      failure="h3"
      secondQuery={categories}
      loading={texts.loadingPlaces}
      skeleton={<RowsSkeleton count={5} />}
      empty={<p className="text-ink-muted">{texts.noPlaces}</p>}
    >
      {(newestPlaces) => (
        <PlaceRows
          places={newestPlaces}
          categories={categories.data ?? []}
          detail={({ createdAt }) => formatDate(createdAt)}
        />
      )}
    </QueryView>
  );
}

const NewestUserRows = lazyPart(
  texts.loadingUsers,
  async () => (await import('./newest-user-rows.tsx')).NewestUserRows,
  { skeleton: <RowsSkeleton count={5} /> },
);

/** The most recently registered users. */
function NewestUsers({ uid }: { uid: string }) {
  return (
    <section aria-labelledby="usuarios-recentes" className="min-w-0">
      <h2 id="usuarios-recentes" className="mb-4 text-xl font-bold">
        {texts.newestUsersTitle}
      </h2>
      <NewestUserRows uid={uid} />
    </section>
  );
}
