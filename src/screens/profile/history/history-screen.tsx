import { brand } from '#domain/brand.ts';
import { linkTo } from '#domain/routes.ts';
import { useSession } from '#session/use-session.ts';
import { BackLink } from '#ui/back-link.tsx';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { RecentSection } from './recent-section.tsx';

const ReservationsSection = lazyPart(
  'Carregando reservas...',
  async () => (await import('./reservations-section.tsx')).ReservationsSection,
);
const ReceiptsSection = lazyPart(
  'Carregando economias...',
  async () => (await import('./receipts-section.tsx')).ReceiptsSection,
);

export default function HistoryScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pt-3 md:pt-8">
      <title>{`Histórico · ${brand.name}`}</title>
      <BackLink to={linkTo('/profile')}>Perfil</BackLink>
      <h1 className="mt-1 text-2xl font-extrabold md:text-3xl">Histórico</h1>
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <InOrder>
          <ReservationsSection user={user} />
          <div className="flex min-w-0 flex-col gap-10">
            <InOrder>
              <ReceiptsSection user={user} />
              <RecentSection user={user} />
            </InOrder>
          </div>
        </InOrder>
      </div>
    </div>
  );
}
