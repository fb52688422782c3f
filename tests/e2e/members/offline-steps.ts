import type { Page } from '@playwright/test';
import { dayMs } from '#shared/time-units.ts';
import { inDays, store } from '../club/club-records.ts';
import { expect } from '../fixtures.ts';

/** Messages that the browser logs for a request without a response. */
export const unanswered = /Failed to load resource|RPC_ERROR|ERR_(?:FAILED|INTERNET_DISCONNECTED)/;

/** The text shown next to offline copies. */
export const readToday =
  /^Lido em \d{2}\/\d{2}\/\d{4}[, às]+\d{2}:\d{2}\. Atualizamos quando a conexão voltar\.$/;

const text = (value: string) => ({ stringValue: value });

/** Stores a confirmed reservation and a paid membership, bypassing the security rules. */
export async function storeOwnThings(
  host: string,
  uid: string,
  place: { id: string },
): Promise<void> {
  const date = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
  await Promise.all([
    store(host, `reservations/${place.id}_${uid}_${date}_2000`, {
      placeId: text(place.id),
      userId: text(uid),
      name: text('Olga'),
      phone: text('+5548999990000'),
      date: text(date),
      time: text('20:00'),
      people: { integerValue: '4' },
      note: text(''),
      status: text('confirmed'),
      createdAt: inDays(-1),
      updatedAt: inDays(-1),
    }),
    store(host, `clubMembers/${uid}`, {
      userId: text(uid),
      status: text('active'),
      planId: text(''),
      interval: text('month'),
      startedAt: inDays(-10),
      currentPeriodStart: inDays(-10),
      currentPeriodEnd: inDays(20),
      entitledUntil: inDays(20),
      cancelAtPeriodEnd: { booleanValue: false },
    }),
  ]);
}

/**
 * URLs of the database, of Auth and of the own backend except its public data: responses that a service worker does not
 * cache.
 */
const personal =
  /firestore\.googleapis\.com|\/v1\/projects\/|identitytoolkit|securetoken|\/api\/(?!events|places)/;

/** Blocks all personal requests of all tabs. Code, pages and images still load. */
export async function cutOff(page: Page): Promise<void> {
  await page.context().route(personal, (route) => route.abort('internetdisconnected'));
}

export async function reconnect(page: Page): Promise<void> {
  await page.context().unroute(personal);
}

/** Returns the number of records in a store of the device database; 0 if there is no database. */
export async function keptCount(page: Page, store: string, group?: string): Promise<number> {
  return page.evaluate(
    async ([name, wanted]) => {
      const known = await indexedDB.databases();
      if (!known.some((database) => database.name === 'guia-kept')) return 0;
      return new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('guia-kept');
        opening.onerror = () => {
          reject(new Error('The database cannot be opened'));
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const all = database.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            const rows = all.result as { group?: string }[];
            database.close();
            resolve(rows.filter((row) => wanted === '' || row.group === wanted).length);
          };
        };
      });
    },
    [store, group ?? ''] as const,
  );
}

/** Expects an offline copy on this device for each of these groups. */
export async function expectKept(page: Page, groups: readonly string[]): Promise<void> {
  for (const group of groups) {
    await expect
      .poll(() => keptCount(page, 'answers', group), { message: group })
      .toBeGreaterThan(0);
  }
}

/** Makes a change and waits until it is stored: otherwise the next page would send it at an unknown moment. */
export async function untilSent(page: Page, act: () => Promise<void>): Promise<void> {
  const sent = page.waitForResponse(/:commit/);
  await act();
  await sent;
  await expect.poll(() => keptCount(page, 'changes')).toBe(0);
}
