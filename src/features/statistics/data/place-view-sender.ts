import { brandMoment } from '#features/reservations/model/reservation-times.ts';

import { apiFetch } from '#platform/api/api-client.ts';

/** Told already, by day and place: in this tab, reloads included where it keeps something. */
const told = new Set<string>();
const key = 'guia:told-views';
/** More places than anybody opens in a visit. */
const maxTold = 200;

/**
 * Tells the server that a place was opened: its id alone, in the name of nobody, and each once a visit and day.
 *
 * Never throws. A failure is silent by design, as that of countSearchMiss(): it is not tried again, because an answer
 * that was lost would make two of one.
 */
export async function countPlaceView(placeId: string, now: Date): Promise<void> {
  const view = `${brandMoment(now).date}/${placeId}`;
  for (const known of keptViews()) told.add(known);
  if (told.has(view) || told.size >= maxTold) return;
  told.add(view);
  keepViews();
  const path = `/api/places/${encodeURIComponent(placeId)}/views`;
  const request = { method: 'POST', headers: { accept: 'application/json' }, keepalive: true };
  await apiFetch(path, request, {}, () => Promise.resolve()).catch(() => undefined);
}

function keptViews(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((view) => typeof view === 'string') : [];
  } catch {
    // Refused, or somebody else's text: this page remembers by itself.
    return [];
  }
}

function keepViews(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...told].slice(-maxTold)));
  } catch {
    // As above.
  }
}
