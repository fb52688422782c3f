import { SearchX } from 'lucide-react';
import { distanceInMetres } from '#domain/geo.ts';
import type { Coordinates } from '#domain/geo.ts';
import type { PlaceSummary } from '#domain/place-index.ts';
import type { PlaceSearchResult } from '#domain/place-search.ts';
import { linkTo } from '#domain/routes.ts';
import { formatDistance } from '#texts/formats.ts';
import { PlaceGrid } from '#components/place-card/place-grid.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Notice } from '#ui/notice.tsx';

interface SearchResultsProps {
  result: PlaceSearchResult;
  /** How many are shown. */
  shown: number;
  onShowMore: () => void;
  /** Where distances are measured from, once the visitor has said so. */
  origin: Coordinates | null;
  hasFilters: boolean;
  onClearFilters: () => void;
}

export function SearchResults({
  result,
  shown,
  onShowMore,
  origin,
  hasFilters,
  onClearFilters,
}: SearchResultsProps) {
  if (result.count === 0) {
    return (
      <Notice
        icon={<SearchX aria-hidden size={28} />}
        title="Nenhum lugar encontrado"
        actions={
          <>
            {hasFilters && <Button onClick={onClearFilters}>Limpar filtros</Button>}
            <ButtonLink to={linkTo('/categories')} variant={hasFilters ? 'secondary' : 'primary'}>
              Ver categorias
            </ButtonLink>
          </>
        }
      >
        <p>Confira a grafia, use menos palavras ou tente outro bairro.</p>
      </Notice>
    );
  }
  const distanceOf = ({ geo }: PlaceSummary) =>
    origin && geo ? formatDistance(distanceInMetres(origin, geo)) : undefined;
  return (
    <div>
      <PlaceGrid
        isBesideMap
        headingLevel="h2"
        places={result.slice(0, shown)}
        distanceOf={distanceOf}
      />
      {result.count > shown && <MoreButton label="Ver mais lugares" onMore={onShowMore} />}
    </div>
  );
}
