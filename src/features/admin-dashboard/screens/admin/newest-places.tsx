import { useQuery } from '@tanstack/react-query';
import { newestPlacesQuery } from '#features/statistics/data/newest-queries.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { PlaceRows } from '#features/places/components/place-rows.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';

/** The newest places, whether they are shown or not. */
export function NewestPlaces({ uid }: { uid: string }) {
  return (
    <section aria-labelledby="lugares-recentes" className="min-w-0">
      <h2 id="lugares-recentes" className="mb-4 text-xl font-bold">
        Lugares recentes
      </h2>
      <Rows uid={uid} />
    </section>
  );
}

function Rows({ uid }: { uid: string }) {
  const places = useQuery(newestPlacesQuery(uid));
  const categories = useQuery(categoriesQuery());
  return (
    <QueryView
      query={places}
      sentences={placeListErrors}
      failure="h3"
      beside={categories}
      loading="Carregando lugares..."
      skeleton={<RowsSkeleton count={5} />}
      empty={<p className="text-ink-muted">Nenhum lugar cadastrado ainda.</p>}
    >
      {(found) => (
        <PlaceRows
          places={found}
          categories={categories.data ?? []}
          detail={({ createdAt }) => formatDate(createdAt)}
        />
      )}
    </QueryView>
  );
}
