import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { wideScreen } from './use-media-query.ts';

/** Distance in px below which a press is a tap. */
const tapDistance = 8;
/** Share of the height of the sheet beyond which the end of a swipe closes it. */
const closingShare = 0.3;
/** Speed in px per ms above which a swipe closes the sheet whatever its distance. */
const flickSpeed = 0.6;

/**
 * Lets the header of a sheet on a phone be swiped down: the sheet follows the finger and closes after a long or fast
 * swipe. Otherwise it returns (dialog.css), also if `onClose` does not close it. A scrolled sheet is not swiped.
 * @returns the handlers of the header
 */
export function useSwipeDown(sheetRef: RefObject<HTMLElement | null>, onClose: () => void) {
  const swipe = useRef<{ startY: number; startedAt: number } | null>(null);

  const endSwipe = (event: PointerEvent) => {
    const sheet = sheetRef.current;
    const { startY, startedAt } = swipe.current ?? { startY: 0, startedAt: 0 };
    swipe.current = null;
    if (!sheet || !('swiped' in sheet.dataset)) return;
    const distance = event.clientY - startY;
    const isFlick = distance / (event.timeStamp - startedAt) > flickSpeed;
    const isFar = distance > sheet.offsetHeight * closingShare;
    if (event.type === 'pointerup' && (isFar || isFlick)) onClose();
    // A closed sheet leaves from its current position and is no longer in the page by then.
    requestAnimationFrame(() => {
      delete sheet.dataset['swiped'];
      sheet.style.transform = '';
    });
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const isAtTop = sheetRef.current !== null && sheetRef.current.scrollTop <= 0;
      const isPress = event.isPrimary && event.button === 0;
      if (!isAtTop || !isPress || matchMedia(wideScreen).matches) return;
      swipe.current = { startY: event.clientY, startedAt: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent) => {
      const sheet = sheetRef.current;
      if (!swipe.current || !sheet) return;
      const distance = event.clientY - swipe.current.startY;
      if (!('swiped' in sheet.dataset)) {
        if (distance < tapDistance) return;
        sheet.dataset['swiped'] = '';
        // The release is then no click on a button below the finger.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      sheet.style.transform = `translateY(${Math.max(0, distance)}px)`;
    },
    onPointerUp: endSwipe,
    onPointerCancel: endSwipe,
  };
}
