import { RemovableChips } from '#ui/removable-chips.tsx';

/** Renders a chip that shows and removes the area filter of a list. */
export function AreaChip({ onRemove }: { onRemove: () => void }) {
  return (
    <RemovableChips
      label="Onde se busca"
      items={[{ id: 'area', text: 'Nesta área do mapa' }]}
      onRemove={onRemove}
    />
  );
}
