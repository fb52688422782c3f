import { useState } from 'react';
import type { DragEvent } from 'react';

/** Returns the items with one of them moved to another position, which is clamped to the list. */
export function moveItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): readonly Item[] {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return items;
  const others = items.filter((candidate) => candidate !== item);
  const targetIndex = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, targetIndex), item, ...others.slice(targetIndex)];
}

/**
 * Lets list items be dragged to another position with a mouse, or after a long press on a touch screen, where a short
 * press scrolls. The new order is shown while dragging, and applied when the item is dropped on the list.
 * @returns the items in display order, and the props of the list and its items
 */
export function useDragOrder<Item extends { id: string }>(
  items: readonly Item[],
  onMove: (id: string, to: number) => void,
) {
  const [dragged, setDragged] = useState<{ id: string; to: number } | null>(null);

  return {
    shown: dragged ? moveItem(items, dragged.id, dragged.to) : items,
    draggedId: dragged?.id,
    list: {
      onDragOver(event: DragEvent) {
        // Dropped files are handled by the enclosing region.
        if (!dragged) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDrop(event: DragEvent) {
        if (!dragged) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(dragged.id, dragged.to);
        setDragged(null);
      },
    },
    item: (id: string, position: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        setDragged({ id, to: position });
      },
      onDragOver() {
        if (dragged && dragged.id !== id) setDragged({ id: dragged.id, to: position });
      },
      // Also after Esc or a drop elsewhere: the original order is restored.
      onDragEnd() {
        setDragged(null);
      },
    }),
  };
}
