import { useEffect } from 'react';
import { Plus, ChevronRight } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { greetingAt } from '#features/home/model/greeting.ts';
import { greetings } from '#features/home/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/manager-console/panel-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { managerOverviewQuery } from '#features/places/data/manager-queries.ts';
import type { ManagerOverviewResponse } from '#features/statistics/model/statistics-contract.ts';
import { pendingReservationsLink } from '#features/reservations/model/reservation-inbox.ts';
import type { User } from '#features/account/model/user.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { cx } from '#ui/class-names.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
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

interface OverviewTile {
  label: string;
  value: number;
  to: string;
  isUrgent?: boolean;
  /** Text shown next to the count. */
  detail?: string;
}

interface ManagerOverviewProps {
  user: User;
  toTiles: (counts: ManagerOverviewResponse) => readonly OverviewTile[];
  /** Number of tiles that the skeleton shows. */
  tileCount: number;
  loading: string;
  /** True if the page shows the error elsewhere. */
  isQuiet?: boolean;
}

/** Tiles with the pending reservations, the reviews without a reply and the benefits used today. */
function todayTiles(counts: ManagerOverviewResponse): OverviewTile[] {
  const { pendingReservations, reviewsWithoutReply, clubUsesToday } = counts;
  return [
    {
      label: texts.pendingReservations,
      value: pendingReservations,
      to: pendingReservationsLink,
      isUrgent: pendingReservations > 0,
    },
    {
      label: texts.reviewsWithoutReply,
      value: reviewsWithoutReply,
      to: linkTo('/manager/reviews'),
    },
    {
      label: texts.benefitsUsedToday,
      value: clubUsesToday,
      to: linkTo('/manager/offers'),
      detail: clubUsesToday > 0 ? texts.discountOf(counts.clubDiscountTodayCents) : '',
    },
  ];
}

/** Tiles with the number of managed places. */
function placeTiles({ places, activePlaces }: ManagerOverviewResponse): OverviewTile[] {
  return [
    { label: texts.placeCount, value: places, to: linkTo('/manager/places') },
    { label: texts.activePlaceCount, value: activePlaces, to: linkTo('/manager/places') },
  ];
}

/** Tiles with counts, each linked to the page of the counted items. */
function ManagerOverview({ user, toTiles, tileCount, loading, isQuiet }: ManagerOverviewProps) {
  const query = useQuery(managerOverviewQuery(user.uid));
  if (isQuiet && query.error && !query.data) return null;
  return (
    <QueryView
      query={query}
      sentences={texts.managerOverviewErrors}
      failure="line"
      isQuiet={isQuiet}
      loading={loading}
      skeleton={
        <div className={tileGridClasses}>
          {Array.from({ length: tileCount }, (_, position) => (
            <Skeleton key={position} className="h-24 rounded-card" />
          ))}
        </div>
      }
    >
      {(counts) => <OverviewTileList tiles={toTiles(counts)} isComplete={counts.isComplete} />}
    </QueryView>
  );
}

/** All tiles in one row, or in one column if large text needs the width. */
const tileGridClasses =
  'grid gap-2 min-[21rem]:auto-cols-fr min-[21rem]:grid-flow-col sm:gap-3 lg:grid-flow-row lg:grid-cols-3';

function OverviewTileList({
  tiles,
  isComplete,
}: {
  tiles: readonly OverviewTile[];
  isComplete: boolean;
}) {
  return (
    <ul className={tileGridClasses}>
      {tiles.map(({ label, value, to, isUrgent, detail }) => (
        <li key={label} className="min-w-0">
          <Link
            to={to}
            className={cx(
              'flex h-full min-h-24 flex-col rounded-card p-3 transition-colors duration-150 sm:p-4',
              isUrgent ? 'sun-panel' : 'border border-line bg-surface shadow-card hover:bg-sunken',
            )}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className={cx('text-3xl font-extrabold tabular', isUrgent && 'text-sun-ink')}>
                {formatInteger(value)}
                {!isComplete && '+'}
              </span>
              {detail && <span className="text-sm font-semibold tabular">{detail}</span>}
            </span>
            <span
              className={cx(
                'flex items-center justify-between gap-1 text-sm',
                !isUrgent && 'text-ink-muted',
              )}
            >
              {label}
              <ChevronRight aria-hidden size={18} className="shrink-0 max-sm:hidden" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
