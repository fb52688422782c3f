import { useId } from 'react';
import { placeSorts } from '#features/search/model/place-filters.ts';
import type { PlaceSort } from '#features/search/model/place-filters.ts';
import { Select } from '#ui/form/select.tsx';

const labels: Record<Exclude<PlaceSort, 'relevancia'>, string> = {
  nota: 'Maior nota',
  distancia: 'Mais próximos',
  nome: 'Nome (A-Z)',
  avaliacoes: 'Mais avaliações',
};

interface SortSelectProps {
  sort: PlaceSort;
  /** The order of a list for which none was chosen; null where that is the best rated first. */
  ownOrder: string | null;
  onChange: (sort: PlaceSort) => void;
}

export function SortSelect({ sort, ownOrder, onChange }: SortSelectProps) {
  const id = useId();
  const offered = ownOrder === null ? placeSorts.filter((value) => value !== own) : placeSorts;
  return (
    <div className="relative flex shrink-0 items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        Ordenar
      </label>
      <Select
        id={id}
        value={sort === own && ownOrder === null ? 'nota' : sort}
        onChange={(event) => {
          const chosen = placeSorts.find((value) => value === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {offered.map((value) => (
          <option key={value} value={value}>
            {value === own ? ownOrder : labels[value]}
          </option>
        ))}
      </Select>
    </div>
  );
}

const own = placeSorts[0];
