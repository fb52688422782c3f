import type { UnderstoodPart } from '#features/search/model/place-search.ts';
import * as texts from '#features/search/texts.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { RemovableChips } from '#ui/removable-chips.tsx';

interface UnderstoodPartsProps {
  parts: readonly UnderstoodPart[];
  onSearch: (query: string) => void;
}

/** Renders how a query was understood, as chips that remove their part from the query. */
export function UnderstoodParts({ parts, onSearch }: UnderstoodPartsProps) {
  return (
    <RemovableChips
      label={texts.understoodParts}
      items={parts.map(({ label }) => ({ id: label, text: capitalize(label) }))}
      onRemove={(removed) => {
        const part = parts.find(({ label }) => label === removed);
        if (part) onSearch(part.queryWithout);
      }}
    />
  );
}
