import type { QueryClient } from '@tanstack/react-query';
import { setFixedOffsetPeriod } from '#shared/zoned-time.ts';
import { startClockAt } from '#ui/use-now.ts';
import { payloadElementId, readPayload } from '#shared/page-payload.ts';
import type { PagePayload } from '#shared/page-payload.ts';
import { revealDeviceParts } from '#ui/progressive/reveal-device-parts.ts';

/**
 * Fills the query cache with the data sent with the page, at its original age, so that fresh data is not fetched again.
 * @returns true if the server rendered this page and its data arrived completely
 */
export function hydrateQueries(client: QueryClient): boolean {
  const element = document.getElementById(payloadElementId);
  const payload = element && parsePayload(element.textContent);
  // On a page that the server did not render, nothing must stay hidden until hydration.
  if (!payload?.at) revealDeviceParts();
  if (!payload) return false;
  const { at: renderedAtMs, steady: fixedOffsetPeriod, ageMs, queries } = payload;
  if (renderedAtMs) {
    setFixedOffsetPeriod(fixedOffsetPeriod);
    startClockAt(new Date(renderedAtMs));
  }
  const nowMs = Date.now();
  const [navigation] = performance.getEntriesByType('navigation');
  const isBackForward =
    (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  // The device clock may be wrong, so only the age counts. A page from the back/forward history of the browser is older
  // than its stated age.
  const updatedAt = (isBackForward && renderedAtMs ? Math.min(renderedAtMs, nowMs) : nowMs) - ageMs;
  for (const [key, answer] of queries) client.setQueryData(key, answer, { updatedAt });
  element.remove();
  return Boolean(renderedAtMs);
}

/** Returns null for a payload that was cut off. The page is then rendered and its data fetched in the browser. */
function parsePayload(text: string): PagePayload | null {
  try {
    return readPayload(text);
  } catch {
    return null;
  }
}
