import { brand } from '#domain/brand.ts';
import { useSession } from '#session/use-session.ts';
import { BackLink } from '#components/back-link/back-link.tsx';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { RecentSection } from './recent-section.tsx';

const ReservationsSection = lazyPart(
  'history-reservations',
  'Carregando reservas...',
  async () => (await import('./reservations-section.tsx')).ReservationsSection,
);
const ReceiptsSection = lazyPart(
  'history-receipts',
  'Carregando economias...',
  async () => (await import('./receipts-section.tsx')).ReceiptsSection,
);

export default function HistoryScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pt-3 md:pt-8">
      <title>{`Histórico · ${brand.name}`}</title>
      <BackLink to="/profile">Perfil</BackLink>
      <h1 className="mt-1 text-2xl font-extrabold md:text-3xl">Histórico</h1>
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <ReservationsSection user={user} />
        <div className="flex min-w-0 flex-col gap-10">
          <ReceiptsSection user={user} />
          <RecentSection user={user} />
        </div>
      </div>
    </div>
  );
}
