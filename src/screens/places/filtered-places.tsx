import { useSearchParams } from 'react-router-dom';
import type { Category } from '#domain/category.ts';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { CategoryPlaces } from './category-places.tsx';

const openParam = 'aberto';

const CategoryFilter = lazyPart(
  'Carregando os filtros...',
  async () => (await import('./category-filter.tsx')).CategoryFilter,
  { hasPlace: false },
);
const OpenPlaces = lazyPart(
  'Buscando...',
  async () => (await import('./open-places.tsx')).OpenPlaces,
);

/** The places of a category, all of them or those that are open at a moment; which ones stands in the address. */
export function FilteredPlaces({ category }: { category: Category }) {
  const [params, setParams] = useSearchParams();
  const param = params.get(openParam);
  const ask = (next: string) => {
    setParams(next === '' ? {} : { [openParam]: next }, { replace: true });
  };
  return (
    <>
      <div className="mt-4 min-h-11">
        <CategoryFilter param={param} onChange={ask} />
      </div>
      {param === null ? (
        <CategoryPlaces category={category} />
      ) : (
        <OpenPlaces
          category={category}
          param={param}
          onClear={() => {
            ask('');
          }}
        />
      )}
    </>
  );
}
