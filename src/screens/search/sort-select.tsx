import { useId } from 'react';
import { placeSorts } from '#domain/place-filters.ts';
import type { PlaceSort } from '#domain/place-filters.ts';
import { controlLook } from '#ui/text-field.tsx';

const labels: Record<PlaceSort, string> = {
  nota: 'Maior nota',
  distancia: 'Mais próximos',
  nome: 'Nome (A-Z)',
  avaliacoes: 'Mais avaliações',
};

export function SortSelect({
  sort,
  onChange,
}: {
  sort: PlaceSort;
  onChange: (sort: PlaceSort) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        Ordenar
      </label>
      <select
        id={id}
        value={sort}
        onChange={(event) => {
          const chosen = placeSorts.find((value) => value === event.target.value);
          if (chosen) onChange(chosen);
        }}
        className={controlLook}
      >
        {placeSorts.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </select>
    </div>
  );
}
