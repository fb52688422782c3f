import { useId } from 'react';
import { placeSorts } from '#domain/place-filters.ts';
import type { PlaceSort } from '#domain/place-filters.ts';
import { Select } from '#ui/form/select.tsx';

const labels: Record<PlaceSort, string> = {
  relevancia: 'Relevância',
  nota: 'Maior nota',
  distancia: 'Mais próximos',
  nome: 'Nome (A-Z)',
  avaliacoes: 'Mais avaliações',
};

interface SortSelectProps {
  sort: PlaceSort;
  /** Without words nothing is more relevant than another: the best rated come first. */
  hasQuery: boolean;
  onChange: (sort: PlaceSort) => void;
}

export function SortSelect({ sort, hasQuery, onChange }: SortSelectProps) {
  const id = useId();
  const offered = hasQuery ? placeSorts : placeSorts.filter((value) => value !== 'relevancia');
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        Ordenar
      </label>
      <Select
        id={id}
        value={sort === 'relevancia' && !hasQuery ? 'nota' : sort}
        onChange={(event) => {
          const chosen = placeSorts.find((value) => value === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {offered.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </Select>
    </div>
  );
}
