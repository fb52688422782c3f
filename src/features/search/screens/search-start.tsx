import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { categoryLink } from '#features/places/model/place-link.ts';
import { categoriesErrors } from '#features/categories/texts.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { NearMe } from '#features/map/components/near-me/near-me.tsx';
import * as texts from '#features/search/texts.ts';
import { LinkChip } from '#ui/chip.tsx';

/** Renders starting points for a search without a query or filters. */
export function SearchStart() {
  const { data: categories = [], error, refetch } = useQuery(categoriesQuery());
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-muted">{texts.searchStartHint}</p>
      <NearMe />
      {error && categories.length === 0 && (
        <FailureLine sentences={categoriesErrors} error={error} onRetry={() => void refetch()} />
      )}
      {categories.length > 0 && (
        <section aria-labelledby="comece">
          <h2 id="comece" className="mb-3 text-xl font-bold">
            {texts.startByCategory}
          </h2>
          <div className="flex flex-wrap gap-2">
            {categories.map((category) => (
              <LinkChip key={category.id} to={categoryLink(category.name)}>
                <CategoryGlyph category={category} size={18} />
                {category.name}
              </LinkChip>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
