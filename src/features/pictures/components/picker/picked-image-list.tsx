import { cx } from '#ui/class-names.ts';
import { useDragOrder } from '#ui/use-drag-order.ts';
import { useFocusRestore } from '#ui/use-focus-restore.ts';
import { PickedImageCard } from './picked-image-card.tsx';
import type { PickedImage } from './picked-image.ts';

interface PickedImageListProps {
  items: readonly PickedImage[];
  highlightId: string | null;
  /** Null if no highlight can be chosen. */
  onHighlight: ((id: string) => void) | null;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** The images in order; dragging or the arrow buttons change the order. */
export function PickedImageList(props: PickedImageListProps) {
  const { items, highlightId, onHighlight, onMove, onRemove, onRetry } = props;
  const {
    shown: shownItems,
    draggedId,
    list: listProps,
    item: dragPropsOf,
  } = useDragOrder(items, onMove);
  const keepFocus = useFocusRestore(items);

  return (
    // Dragging is a shortcut; the arrow buttons of each image do the same.
    <ol
      {...listProps}
      className={cx(
        'mt-4 grid grid-cols-1 items-start gap-3 empty:hidden min-[22.5rem]:grid-cols-2',
        // The picker of a review is inside a narrow dialog.
        onHighlight && 'sm:grid-cols-3 lg:grid-cols-4',
      )}
    >
      {shownItems.map((item, position) => (
        <li
          key={item.id}
          {...dragPropsOf(item.id, position)}
          data-dragged={draggedId === item.id || undefined}
          className="cursor-grab data-dragged:opacity-60"
        >
          <PickedImageCard
            item={item}
            position={position}
            count={items.length}
            isHighlight={onHighlight !== null && item.id === highlightId}
            onHighlight={
              onHighlight &&
              (() => {
                onHighlight(item.id);
              })
            }
            onMove={(to) => {
              keepFocus();
              onMove(item.id, to);
            }}
            onRemove={() => {
              onRemove(item.id);
            }}
            onRetry={() => {
              onRetry(item.id);
            }}
          />
        </li>
      ))}
    </ol>
  );
}
