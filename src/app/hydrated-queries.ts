import type { QueryClient } from '@tanstack/react-query';
import { keepSteadyTime } from '#shared/zoned-time.ts';
import { startClockAt } from '#ui/use-now.ts';
import { payloadId, readPayload } from '#shared/page-payload.ts';
import type { PagePayload } from '#shared/page-payload.ts';
import { showRemembered } from './remembered.ts';

/**
 * Answers the queries of a page with what came along, as old as it is: nothing of it is read again while it is fresh.
 * @returns whether the server rendered this page, and all of it has arrived
 */
export function hydratedQueries(client: QueryClient): boolean {
  const element = document.getElementById(payloadId);
  const payload = element && wholePayload(element.textContent);
  // There is nothing of a stranger's to be hidden.
  if (!payload?.at) showRemembered();
  if (!payload) return false;
  const { at, steady, ageMs, queries } = payload;
  if (at) {
    keepSteadyTime(steady);
    startClockAt(new Date(at));
  }
  const now = Date.now();
  const [navigation] = performance.getEntriesByType('navigation');
  const isKept = (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  // The device's clock may be wrong, so only the age counts; but a page that the browser kept is older than it says.
  const updatedAt = (isKept && at ? Math.min(at, now) : now) - ageMs;
  for (const [key, answer] of queries) client.setQueryData(key, answer, { updatedAt });
  element.remove();
  return Boolean(at);
}

/** Null for one that was cut off with its page: the page is then rendered and read here, as any other. */
function wholePayload(text: string): PagePayload | null {
  try {
    return readPayload(text);
  } catch {
    return null;
  }
}
