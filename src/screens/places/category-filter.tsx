import { openFilterParam, parseOpenFilter } from '#domain/open-filter.ts';
import { OpenFilterChips } from '#components/open-filter/open-filter-chips.tsx';

interface CategoryFilterProps {
  /** As it stands in the address. */
  param: string | null;
  onChange: (param: string) => void;
}

/** What the places of a category can be narrowed down to. */
export function CategoryFilter({ param, onChange }: CategoryFilterProps) {
  return (
    <div role="group" aria-label="Horário" className="flex flex-wrap gap-2">
      <OpenFilterChips
        open={parseOpenFilter(param)}
        onChange={(open) => {
          onChange(openFilterParam(open));
        }}
      />
    </div>
  );
}
