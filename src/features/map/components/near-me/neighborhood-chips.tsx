import * as texts from '#features/map/near-me-texts.ts';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { linkTo } from '#shared/routes.ts';
import { searchErrors } from '#features/search/texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LinkChip } from '#ui/chip.tsx';

const maxChips = 12;

/** Renders the neighbourhoods with the most places, each as a link to a search in that neighbourhood. */
export function NeighborhoodChips() {
  const { search, error, retry } = usePlaceSearch({ query: '', categorySlugs: [] });
  const neighborhoods = search?.neighborhoods(maxChips) ?? [];
  if (error) return <FailureLine sentences={searchErrors} error={error} onRetry={retry} />;
  if (neighborhoods.length === 0) return null;
  return (
    <ul
      aria-label={texts.neighborhoodsLabel}
      className="flex [scrollbar-width:none] gap-2 overflow-x-auto md:flex-wrap"
    >
      {neighborhoods.map((name) => (
        <li key={name}>
          <LinkChip to={linkTo('/search', { local: name })}>{name}</LinkChip>
        </li>
      ))}
    </ul>
  );
}
