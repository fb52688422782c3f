import { useQuery } from '@tanstack/react-query';
import { recentPlacesQuery } from '#data/admin/recent-queries.ts';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { formatDate } from '#texts/formats.ts';
import { placeListErrors } from '#texts/errors/places.ts';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { PlaceRows, RowsSkeleton } from '#components/place-rows/place-rows.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';

/** The newest places, whether they are shown or not. */
export function RecentPlaces({ uid }: { uid: string }) {
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
  const places = useQuery(recentPlacesQuery(uid));
  const categories = useQuery(categoriesQuery());

  if (places.error && !places.data) {
    return (
      <FailureNotice
        as="h3"
        sentences={placeListErrors}
        error={places.error}
        onRetry={() => void places.refetch()}
      />
    );
  }
  if (!places.data || (!categories.data && !categories.error)) {
    return (
      <LoadingRegion label="Carregando lugares...">
        <RowsSkeleton count={5} />
      </LoadingRegion>
    );
  }
  if (places.data.length === 0) {
    return <p className="text-ink-muted">Nenhum lugar cadastrado ainda.</p>;
  }
  return (
    <PlaceRows
      places={places.data}
      categories={categories.data ?? []}
      detail={({ createdAt }) => formatDate(createdAt)}
    />
  );
}
