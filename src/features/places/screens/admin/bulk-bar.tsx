import * as texts from '#features/places/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { maxSelectedPlaces } from './use-place-selection.ts';

/** Renders the actions for the selected places. Stays visible while scrolling. */
export function BulkBar({
  count,
  onActivate,
  onDelete,
  onClear,
}: {
  count: number;
  onActivate: (isActive: boolean) => void;
  onDelete: () => void;
  onClear: () => void;
}) {
  return (
    <div className="sticky bottom-[calc(var(--foot)+0.5rem)] z-10 mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 shadow-float">
      <p role="status" className="text-sm font-semibold">
        {texts.selectedPlaceCount(count, count >= maxSelectedPlaces)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            onActivate(true);
          }}
        >
          {texts.activate}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            onActivate(false);
          }}
        >
          {texts.deactivate}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onDelete}>
          {texts.deleteLabel}
        </Button>
        <Button variant="quiet" aria-label={texts.clearSelection} onClick={onClear}>
          {texts.clearSelectionShort}
        </Button>
      </div>
    </div>
  );
}
