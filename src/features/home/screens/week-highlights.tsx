import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { highlightsQuery } from '#features/home/data/highlight-queries.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { linkTo } from '#shared/routes.ts';
import { highlightCount } from '#features/search/model/top-places.ts';
import { homeErrors } from '#features/home/texts.ts';
import { PlaceGrid, PlaceGridSkeleton } from '#features/places/components/card/place-grid.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';

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
  const places = useQuery(highlightsQuery());
  const categories = useQuery(categoriesQuery());

  return (
    <QueryView
      query={places}
      sentences={homeErrors}
      failure="h3"
      isQuiet
      // A card's link holds the category's name.
      beside={categories}
      loading="Carregando destaques..."
      skeleton={<PlaceGridSkeleton count={highlightCount} />}
      empty={
        <Notice
          as="h3"
          icon={<Sparkles aria-hidden size={28} />}
          title="Nenhum destaque por enquanto"
          actions={<ButtonLink to={linkTo('/categories')}>Ver categorias</ButtonLink>}
        >
          <p>Assim que houver lugares avaliados, os melhores aparecem aqui.</p>
        </Notice>
      }
    >
      {(found) => (
        <PlaceGrid places={found.map((place) => placeSummary(place, categories.data ?? []))} />
      )}
    </QueryView>
  );
}
