import { brand } from '#shared/brand.ts';
import { greetingAt } from '#features/home/model/greeting.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useNow } from '#ui/use-now.ts';
import { NewestPlaces } from './newest-places.tsx';
import { NewestUsers } from './newest-users.tsx';
import { StatisticsSection } from './statistics-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

const SearchMisses = lazyPart(
  'Carregando as buscas...',
  async () => (await import('./search-misses.tsx')).SearchMisses,
);

export default function DashboardScreen() {
  const { user } = useSession();
  const now = useNow();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Painel do administrador · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Painel do administrador</h1>
      <p className="mt-1 wrap-anywhere text-ink-muted">
        {greetingAt(now)}, <bdi>{user.displayName}</bdi>.
      </p>
      <WaitingSection uid={user.uid} />
      <StatisticsSection uid={user.uid} />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2">
        <NewestPlaces uid={user.uid} />
        <NewestUsers uid={user.uid} />
      </div>
      <SearchMisses uid={user.uid} />
    </div>
  );
}
