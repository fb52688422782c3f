import { SearchX } from 'lucide-react';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceSearchResult } from '#features/search/model/place-search.ts';
import { linkTo } from '#shared/routes.ts';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { PlaceGrid } from '#features/places/components/card/place-grid.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Notice } from '#ui/notice.tsx';

interface FoundGridProps {
  result: PlaceSearchResult;
  /** How many are shown. */
  shown: number;
  onShowMore: () => void;
  /** Where distances are measured from, once the visitor has said so. */
  origin: Coordinates | null;
  /** What takes the filters away, where any is set. */
  onClearFilters?: (() => void) | undefined;
  /** What helps where nothing is found. */
  advice: string;
  /** False where something else was found and stands above. */
  isAllThereIs: boolean;
}

/** What a search in the snapshot found, a part at a time. */
export function FoundGrid({
  result,
  shown,
  onShowMore,
  origin,
  onClearFilters,
  advice,
  isAllThereIs,
}: FoundGridProps) {
  if (result.count === 0 && !isAllThereIs) {
    return (
      onClearFilters && (
        <div>
          <Button variant="secondary" onClick={onClearFilters}>
            Limpar filtros
          </Button>
        </div>
      )
    );
  }
  if (result.count === 0) {
    return (
      <Notice
        icon={<SearchX aria-hidden size={28} />}
        title="Nenhum lugar encontrado"
        actions={
          <>
            {onClearFilters && <Button onClick={onClearFilters}>Limpar filtros</Button>}
            <ButtonLink
              to={linkTo('/categories')}
              variant={onClearFilters ? 'secondary' : 'primary'}
            >
              Ver categorias
            </ButtonLink>
          </>
        }
      >
        <p>{advice}</p>
      </Notice>
    );
  }
  return (
    <div>
      <PlaceGrid
        isBesideMap
        headingLevel={isAllThereIs ? 'h2' : 'h3'}
        places={result.slice(0, shown)}
        distanceOf={({ geo }) => distanceText(origin, geo)}
      />
      {result.count > shown && <MoreButton label="Ver mais lugares" onMore={onShowMore} />}
    </div>
  );
}
