import { useState, useLayoutEffect, useRef } from 'react';
import type { DragEvent } from 'react';

/** Returns the items with one of them moved to another position, which is clamped to the list. */
export function moveItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): readonly Item[] {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return items;
  const otherItems = items.filter((candidate) => candidate !== item);
  const targetIndex = Math.min(Math.max(to, 0), otherItems.length);
  return [...otherItems.slice(0, targetIndex), item, ...otherItems.slice(targetIndex)];
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
  const [draggedItem, setDraggedItem] = useState<{ id: string; to: number } | null>(null);

  return {
    shown: draggedItem ? moveItem(items, draggedItem.id, draggedItem.to) : items,
    draggedId: draggedItem?.id,
    list: {
      onDragOver(event: DragEvent) {
        // Dropped files are handled by the enclosing region.
        if (!draggedItem) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDrop(event: DragEvent) {
        if (!draggedItem) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(draggedItem.id, draggedItem.to);
        setDraggedItem(null);
      },
    },
    item: (id: string, position: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        setDraggedItem({ id, to: position });
      },
      onDragOver() {
        if (draggedItem && draggedItem.id !== id)
          setDraggedItem({ id: draggedItem.id, to: position });
      },
      // This event also follows Esc or a drop elsewhere; the original order is shown again.
      onDragEnd() {
        setDraggedItem(null);
      },
    }),
  };
}

/**
 * Keeps the focus on an element whose position in the DOM changes: without this, the change can remove the focus.
 * @param items the items in display order
 * @returns a function to call right before the order changes
 */
export function useFocusRestore(items: unknown): () => void {
  const focusedElement = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focusedElement.current instanceof HTMLElement) focusedElement.current.focus();
    focusedElement.current = null;
  }, [items]);
  return () => {
    focusedElement.current = document.activeElement;
  };
}
