import { usePlaceSearch } from '#data/places/use-place-search.ts';
import { searchErrors } from '#texts/errors/places.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { LinkChip } from '#ui/chip.tsx';

const maxChips = 12;

/** The neighbourhoods with most places, each leading to a search there. */
export function NeighborhoodChips() {
  const { search, error, retry } = usePlaceSearch({ query: '', categorySlugs: [] });
  const neighborhoods = search?.neighborhoods(maxChips) ?? [];
  if (error) return <FailureLine sentences={searchErrors} error={error} onRetry={retry} />;
  if (neighborhoods.length === 0) return null;
  return (
    <ul aria-label="Bairros" className="mt-3 flex flex-wrap gap-2">
      {neighborhoods.map((name) => (
        <li key={name}>
          <LinkChip to={`/search?local=${encodeURIComponent(name)}`}>{name}</LinkChip>
        </li>
      ))}
    </ul>
  );
}
