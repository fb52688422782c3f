import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { categoryLink } from '#features/places/model/place-link.ts';
import { categoriesErrors } from '#features/categories/texts.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const tile = 'flex w-[4.75rem] shrink-0 flex-col items-center gap-2 md:w-24';
const disc = 'size-16 rounded-full md:size-[4.5rem]';
const skeletonTiles = 8;

/** The categories as a row under the thumb. */
export function CategoryStrip() {
  const query = useQuery(categoriesQuery());
  return (
    <section aria-label="Categorias">
      <QueryView
        query={query}
        sentences={categoriesErrors}
        isQuiet
        loading="Carregando categorias..."
        skeleton={<StripSkeleton />}
      >
        {(categories) => (
          <ul className="scroll-row -my-2 gap-2 py-2 md:gap-4 [&>:first-child]:-ml-1.5 md:[&>:first-child]:-ml-3">
            {categories.map((category) => (
              <li key={category.id} className="shrink-0">
                <PageLink to={categoryLink(category.name)} className={`${tile} group rounded-card`}>
                  <span
                    className={`${disc} grid place-content-center bg-sea-soft text-sea-ink transition-colors duration-150 group-hover:bg-sea group-hover:text-on-sea`}
                  >
                    <CategoryGlyph category={category} size={26} />
                  </span>
                  <span className="line-clamp-2 text-center text-sm font-semibold">
                    {category.name}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function StripSkeleton() {
  return (
    <div className="scroll-row -my-2 gap-2 py-2 md:gap-4">
      {Array.from({ length: skeletonTiles }, (_, position) => (
        <div key={position} className={tile}>
          <Skeleton className={`${disc} rounded-full`} />
          <Skeleton className="my-0.5 h-4 w-14" />
        </div>
      ))}
    </div>
  );
}
