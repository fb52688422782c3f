import { useQuery } from '@tanstack/react-query';
import { Images, Plus } from 'lucide-react';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { brand } from '#domain/brand.ts';
import { greetingAt } from '#domain/greeting.ts';
import { linkTo } from '#domain/routes.ts';
import type { User } from '#domain/user.ts';
import { managedPlacesErrors } from '#texts/errors/places.ts';
import { reviewCountText } from '#texts/reviews.ts';
import { useSession } from '#session/use-session.ts';
import { QueryView } from '#ui/query-view.tsx';
import { useNow } from '#ui/use-now.ts';
import { PlaceRows } from '#components/place-rows/place-rows.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Overview } from './overview.tsx';
import { useManagedPlaces } from './use-managed-places.ts';

/** Places on the panel; the others are in 'Meus Locais'. */
const shownPlaces = 5;

export default function ManagerHomeScreen() {
  const { user } = useSession();
  const now = useNow();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Painel do gerente · ${brand.name}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-extrabold md:text-3xl">Painel do gerente</h1>
          <p className="mt-1 wrap-anywhere text-ink-muted">
            {greetingAt(now)}, <bdi>{user.displayName}</bdi>.
          </p>
        </div>
        <ButtonLink to={linkTo('/manager/places/new')}>
          <Plus aria-hidden size={20} />
          Novo local
        </ButtonLink>
      </div>
      <Overview user={user} />
      <section aria-labelledby="meus-locais" className="mt-8">
        <h2 id="meus-locais" className="mb-4 text-xl font-bold">
          Meus Locais
        </h2>
        <FirstPlaces user={user} />
      </section>
    </div>
  );
}

function FirstPlaces({ user }: { user: User }) {
  const { query, hasNextPage } = useManagedPlaces(user);
  const categories = useQuery(categoriesQuery());
  return (
    <QueryView
      query={query}
      sentences={managedPlacesErrors}
      failure="h3"
      beside={categories}
      loading="Carregando seus locais..."
      skeleton={<RowsSkeleton count={3} />}
      empty={
        <p className="max-w-prose text-ink-muted">
          Nenhum local por enquanto. Quando um administrador confiar um local a você, ele aparece
          aqui. Você também pode cadastrar um novo.
        </p>
      }
    >
      {(places) => (
        <>
          <PlaceRows
            places={places.slice(0, shownPlaces)}
            categories={categories.data ?? []}
            detail={({ reviewsCount }) => reviewCountText(reviewsCount)}
            action={({ id, title }) => (
              <ButtonLink
                to={linkTo('/manager/places/:placeId/photos', { placeId: id })}
                variant="secondary"
                aria-label={`Fotos de ${title}`}
              >
                <Images aria-hidden size={20} />
                Fotos
              </ButtonLink>
            )}
          />
          {(places.length > shownPlaces || hasNextPage) && (
            <div className="mt-4 text-center">
              <ButtonLink to={linkTo('/manager/places')} variant="secondary">
                Ver todos os locais
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </QueryView>
  );
}
