import type { QueryClient } from '@tanstack/react-query';
import { keepSteadyTime } from '#domain/zoned-time.ts';
import { startClockAt } from '#ui/use-now.ts';
import { payloadId, readPayload } from './page-payload.ts';
import type { PagePayload } from './page-payload.ts';
import { showRemembered } from './remembered.ts';

/**
 * Answers the queries of a page that the server rendered with what came along, as old as it is: nothing of it is read
 * again while it is fresh.
 * @returns whether the server rendered this page, and all of it has arrived
 */
export function hydratedQueries(client: QueryClient): boolean {
  const element = document.getElementById(payloadId);
  const payload = element && wholePayload(element.textContent);
  if (!payload) {
    // There is nothing of a stranger's to be hidden.
    showRemembered();
    return false;
  }
  const { at, steady, ageMs, queries } = payload;
  keepSteadyTime(steady);
  startClockAt(new Date(at));
  const now = Date.now();
  const [navigation] = performance.getEntriesByType('navigation');
  const isKept = (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  // The device's clock may be wrong, so only the age counts; but a page that the browser kept is older than it says.
  const updatedAt = (isKept ? Math.min(at, now) : now) - ageMs;
  for (const [key, answer] of queries) client.setQueryData(key, answer, { updatedAt });
  element.remove();
  return true;
}

/** Null for one that was cut off with its page: the page is then rendered and read here, as any other. */
function wholePayload(text: string): PagePayload | null {
  try {
    return readPayload(text);
  } catch {
    return null;
  }
}
