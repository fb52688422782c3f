import { useQuery } from '@tanstack/react-query';
import { Images, Store } from 'lucide-react';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { managedPlacesQuery } from '#data/places/managed-place-queries.ts';
import { brand } from '#domain/brand.ts';
import { greetingAt } from '#domain/greeting.ts';
import type { Place } from '#domain/place.ts';
import type { User } from '#domain/user.ts';
import { reviewCountText } from '#texts/reviews.ts';
import { formatInteger } from '#texts/formats.ts';
import { useSession } from '#session/use-session.ts';
import { managedPlacesErrors } from '#texts/errors/places.ts';
import { useNow } from '#components/clock/use-now.ts';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { PlaceRows, RowsSkeleton } from '#components/place-rows/place-rows.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';

export default function ManagerHomeScreen() {
  const { user } = useSession();
  const now = useNow();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Painel do gerente · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Painel do gerente</h1>
      <p className="mt-1 wrap-anywhere text-ink-muted">
        {greetingAt(now)}, <bdi>{user.displayName}</bdi>.
      </p>
      <ManagedPlaces user={user} />
    </div>
  );
}

function ManagedPlaces({ user }: { user: User }) {
  const places = useQuery(managedPlacesQuery(user));
  const categories = useQuery(categoriesQuery());

  if (places.error && !places.data) {
    return (
      <FailureNotice
        sentences={managedPlacesErrors}
        error={places.error}
        onRetry={() => void places.refetch()}
      />
    );
  }
  if (!places.data || (!categories.data && !categories.error)) {
    return (
      <div className="mt-8">
        <LoadingRegion label="Carregando seus locais...">
          <RowsSkeleton count={3} />
        </LoadingRegion>
      </div>
    );
  }
  if (places.data.length === 0) {
    return (
      <Notice icon={<Store aria-hidden size={28} />} title="Nenhum local por enquanto">
        <p>Quando um administrador confiar um local a você, ele aparece aqui.</p>
      </Notice>
    );
  }
  return (
    <>
      <Totals places={places.data} />
      <section aria-labelledby="meus-locais" className="mt-8">
        <h2 id="meus-locais" className="mb-4 text-xl font-bold">
          Meus Locais
        </h2>
        <PlaceRows
          places={places.data}
          categories={categories.data ?? []}
          detail={({ reviewsCount }) => reviewCountText(reviewsCount)}
          action={({ id, title }) => (
            <ButtonLink
              to={`/manager/places/${id}/photos`}
              variant="secondary"
              aria-label={`Fotos de ${title}`}
            >
              <Images aria-hidden size={20} />
              Fotos
            </ButtonLink>
          )}
        />
      </section>
    </>
  );
}

function Totals({ places }: { places: readonly Place[] }) {
  const active = places.filter(({ isActive }) => isActive).length;
  const totals = [
    { label: 'Total de locais', value: places.length },
    { label: 'Locais ativos', value: active },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 md:max-w-md">
      {totals.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse rounded-card border border-line bg-surface p-4 shadow-card"
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-3xl font-extrabold tabular-nums">{formatInteger(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
