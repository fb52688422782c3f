import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { topPlacesQuery } from '#data/places/place-queries.ts';
import { placeSummary } from '#domain/place-summary.ts';
import { homeErrors } from '#texts/errors/places.ts';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { PlaceGrid, PlaceGridSkeleton } from '#components/place-card/place-grid.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';

/** SPEC section 9: the six best-rated active places. */
const highlightCount = 6;

export function WeekHighlights() {
  return (
    <section aria-labelledby="destaques">
      <h2 id="destaques" className="mb-5 text-xl font-bold md:text-2xl">
        Destaques da Semana
      </h2>
      <Highlights />
    </section>
  );
}

function Highlights() {
  const places = useQuery(topPlacesQuery(highlightCount));
  const categories = useQuery(categoriesQuery());

  if (places.error && !places.data) {
    return (
      <FailureNotice
        as="h3"
        sentences={homeErrors}
        error={places.error}
        onRetry={() => void places.refetch()}
      />
    );
  }
  // A card's link holds the category's name: cards wait for the names unless they cannot be had.
  if (!places.data || (!categories.data && !categories.error)) {
    return (
      <LoadingRegion label="Carregando destaques...">
        <PlaceGridSkeleton count={highlightCount} />
      </LoadingRegion>
    );
  }
  if (places.data.length === 0) {
    return (
      <Notice
        as="h3"
        icon={<Sparkles aria-hidden size={28} />}
        title="Nenhum destaque por enquanto"
        actions={<ButtonLink to="/categories">Ver categorias</ButtonLink>}
      >
        <p>Assim que houver lugares avaliados, os melhores aparecem aqui.</p>
      </Notice>
    );
  }
  return (
    <PlaceGrid places={places.data.map((place) => placeSummary(place, categories.data ?? []))} />
  );
}
