import { apiFetch } from '#platform/api/api-client.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** Views already sent, as 'YYYY-MM-DD/placeId'. Kept across reloads of this tab if storage is available. */
const sentViews = new Set<string>();
const storageKey = 'guia:told-views';
/** Maximum number of views sent in one visit. Real visitors open fewer places. */
const maxSentViews = 200;

/**
 * Reports to the server that a place was opened. Sends only the place id, without a user, once per visit and day.
 *
 * Never throws. Failures are ignored, as in reportSearchMiss(): a retry after a lost response would count twice.
 */
export async function reportPlaceView(placeId: string, now: Date): Promise<void> {
  const viewKey = `${isoDateOf(wallClockAt(now).dayNumber)}/${placeId}`;
  for (const sentView of readSentViews()) sentViews.add(sentView);
  if (sentViews.has(viewKey) || sentViews.size >= maxSentViews) return;
  sentViews.add(viewKey);
  saveSentViews();
  const path = `/api/places/${encodeURIComponent(placeId)}/views`;
  const request = { method: 'POST', headers: { accept: 'application/json' }, keepalive: true };
  await apiFetch(path, request, {}, () => Promise.resolve()).catch(() => undefined);
}

function readSentViews(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((view) => typeof view === 'string') : [];
  } catch {
    // Storage is denied or its content is malformed: views are tracked in memory only.
    return [];
  }
}

function saveSentViews(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...sentViews].slice(-maxSentViews)));
  } catch {
    // Storage is denied: views are tracked in memory only.
  }
}
