import { useSearchParams } from 'react-router-dom';
import { categoryParameters } from '#shared/addresses/category-address.ts';
import type { Category } from '#features/categories/model/category.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { CategoryPlaces } from './category-places.tsx';

const CategoryBar = lazyPart(
  'Carregando os filtros...',
  async () => (await import('./category-bar.tsx')).CategoryBar,
  { hasPlace: false },
);
const FoundInCategory = lazyPart(
  'Buscando...',
  async () => (await import('./found-in-category.tsx')).FoundInCategory,
);

/** The places of a category, all of them or those that the address asks for. */
export function FilteredPlaces({ category }: { category: Category }) {
  const [params] = useSearchParams();
  return (
    <>
      <div className="mt-4 min-h-12">
        <CategoryBar category={category} />
      </div>
      {categoryParameters.some((name) => params.has(name)) ? (
        <FoundInCategory category={category} />
      ) : (
        <CategoryPlaces category={category} />
      )}
    </>
  );
}
