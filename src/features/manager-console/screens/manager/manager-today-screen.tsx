import { useEffect } from 'react';
import { Plus } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { greetingAt } from '#features/home/model/greeting.ts';
import { linkTo } from '#shared/routes.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useSession } from '#features/account/components/session/use-session.ts';
import { useNow } from '#ui/use-now.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { ManagerOverview, placeTiles, todayTiles } from './overview.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';

const TodayInbox = lazyPart(
  'Carregando o que há hoje...',
  async () => (await import('./today-inbox.tsx')).TodayInbox,
  { skeleton: <TodaySkeleton /> },
);
const ManagedPlacesPreview = lazyPart(
  'Carregando seus locais...',
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
      <title>{`Hoje · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Hoje</h1>
      <p className="mt-1 wrap-anywhere text-ink-muted">
        {greetingAt(now)}, <bdi>{user.displayName}</bdi>.
      </p>
      <div className="mt-5">
        <ManagerOverview
          user={user}
          toTiles={todayTiles}
          tileCount={3}
          loading="Contando o que precisa de atenção..."
        />
      </div>
      <div className="in-turn">
        <TodayInbox user={user} />
      </div>
      <section aria-labelledby="meus-locais" className="mt-8 in-turn">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="meus-locais" className="text-xl font-bold">
            Meus Locais
          </h2>
          <ButtonLink to={linkTo('/manager/places/new')} variant="secondary">
            <Plus aria-hidden size={20} />
            Novo local
          </ButtonLink>
        </div>
        <ManagerOverview
          user={user}
          toTiles={placeTiles}
          tileCount={2}
          loading="Contando seus locais..."
          isQuiet
        />
        <div className="mt-4">
          <ManagedPlacesPreview user={user} />
        </div>
      </section>
    </div>
  );
}
