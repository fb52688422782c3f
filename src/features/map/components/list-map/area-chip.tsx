import { RemovableChips } from '#ui/removable-chips.tsx';

/** That a list holds only what lies in an area, and the way to take that back. */
export function AreaChip({ onRemove }: { onRemove: () => void }) {
  return (
    <RemovableChips
      label="Onde se busca"
      items={[{ id: 'area', text: 'Nesta área do mapa' }]}
      onRemove={onRemove}
    />
  );
}
