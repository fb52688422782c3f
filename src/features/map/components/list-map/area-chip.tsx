import * as texts from '#features/map/texts.ts';
import { RemovableChips } from '#ui/removable-chips.tsx';

/** Renders a chip that shows and removes the area filter of a list. */
export function AreaChip({ onRemove }: { onRemove: () => void }) {
  return (
    <RemovableChips
      label={texts.areaFilterLabel}
      items={[{ id: 'area', text: texts.thisArea }]}
      onRemove={onRemove}
    />
  );
}
