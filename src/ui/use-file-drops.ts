import { useEffect, useEffectEvent, useState } from 'react';
import type { DragEvent as ReactDragEvent } from 'react';

/**
 * Handles files that are dropped on a region, or pasted anywhere on the page.
 * @returns whether files are dragged over the region, and the props of the region
 */
export function useFileDrops(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);

  const receiveFiles = useEffectEvent((files: FileList) => {
    onFiles([...files]);
  });
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      // A paste into a text field is left to the field.
      if (!files || files.length === 0 || isField(event.target)) return;
      event.preventDefault();
      receiveFiles(files);
    };
    // The browser would open a file dropped outside the region instead of the page.
    const preventPageDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('paste', handlePaste);
    window.addEventListener('dragover', preventPageDrop);
    window.addEventListener('drop', preventPageDrop);
    return () => {
      document.removeEventListener('paste', handlePaste);
      window.removeEventListener('dragover', preventPageDrop);
      window.removeEventListener('drop', preventPageDrop);
    };
  }, []);

  return {
    isOver,
    region: {
      onDragOver(event: ReactDragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: ReactDragEvent) {
        const { relatedTarget, currentTarget } = event;
        // The pointer is still over a child of the region.
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setOver(false);
      },
      onDrop(event: ReactDragEvent) {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}
