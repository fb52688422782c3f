import { useState } from 'react';
import type { DragEvent } from 'react';

/** Things with one of them at another position, which is brought into range. */
export function withMoved<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): readonly Item[] {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return items;
  const others = items.filter((candidate) => candidate !== item);
  const at = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/**
 * Lets things of a list be dragged to another position with a mouse, or after a long press on a touch screen, where a
 * short one scrolls. The new order is shown while dragging, and holds when it is dropped on the list.
 * @returns the things as they are to be shown, and what the list and its items must be given
 */
export function useDragOrder<Item extends { id: string }>(
  items: readonly Item[],
  onMove: (id: string, to: number) => void,
) {
  const [dragged, setDragged] = useState<{ id: string; to: number } | null>(null);

  return {
    shown: dragged ? withMoved(items, dragged.id, dragged.to) : items,
    draggedId: dragged?.id,
    list: {
      onDragOver(event: DragEvent) {
        // Files from outside are the region's.
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
      // Also after Esc or a drop elsewhere: everything is where it was.
      onDragEnd() {
        setDragged(null);
      },
    }),
  };
}
