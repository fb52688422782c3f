import type { Page } from '@playwright/test';

type Position = [x: number, y: number];

/** Sends multi-touch events. Playwright itself supports only a tap. */
export async function touches(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', positions: Position[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: positions.map(([x, y], id) => ({ x, y, id })),
    });
  return {
    down: (...positions: Position[]) => send('touchStart', positions),
    move: (...positions: Position[]) => send('touchMove', positions),
    up: () => send('touchEnd', []),
  };
}
