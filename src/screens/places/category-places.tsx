import { useInfiniteQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { categoryPlacesQuery } from '#data/places/place-queries.ts';
import type { Category } from '#domain/category.ts';
import { placeSummary } from '#domain/place-summary.ts';
import { placeListErrors } from '#texts/errors/places.ts';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { PlaceGrid, PlaceGridSkeleton } from '#components/place-card/place-grid.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';

const skeletonCards = 6;

/** The active places of a category, newest first, a page at a time. */
export function CategoryPlaces({ category }: { category: Category }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    categoryPlacesQuery(category.id),
  );
  const places = data?.pages.flatMap((page) => page.items);

  if (error && !places) {
    return (
      <FailureNotice sentences={placeListErrors} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!places) {
    return (
      <LoadingRegion label="Carregando lugares...">
        <div className="mt-6">
          <PlaceGridSkeleton count={skeletonCards} />
        </div>
      </LoadingRegion>
    );
  }
  if (places.length === 0) {
    return (
      <Notice
        icon={<MapPin aria-hidden size={28} />}
        title="Nenhum lugar encontrado"
        actions={<ButtonLink to="/categories">Ver outras categorias</ButtonLink>}
      >
        <p>Ainda não há lugares em {category.name}. Que tal explorar outra categoria?</p>
      </Notice>
    );
  }
  return (
    <div className="mt-6 flex flex-col gap-8">
      <PlaceGrid
        headingLevel="h2"
        places={places.map((place) => placeSummary(place, [category]))}
      />
      {error ? (
        <FailureNotice
          sentences={placeListErrors}
          error={error}
          onRetry={() => void fetchNextPage()}
        />
      ) : (
        hasNextPage && (
          <Button
            variant="secondary"
            className="self-center"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? 'Carregando...' : 'Ver mais lugares'}
          </Button>
        )
      )}
    </div>
  );
}
