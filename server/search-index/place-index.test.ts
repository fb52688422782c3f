import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { aPlaceRecord, testServer } from '#support/test-server.ts';
import type { TestServerOptions } from '#support/test-server.ts';

const maintenance = (maintenanceMessage: string) => ({
  plans: [],
  settings: { ...defaultPublicSettings, maintenanceMessage },
  saved: null,
});

async function held(options: TestServerOptions = {}) {
  const server = await testServer(options);
  return {
    ...server,
    afterRefresh: (ms = 60_000) => {
      server.clock.advance(ms);
      return server.placeIndex.current();
    },
  };
}

describe('the public data in memory', () => {
  it('has a version that changes only with the data', async () => {
    const { afterRefresh, places } = await held();
    const { version } = await afterRefresh();
    expect((await afterRefresh()).version).toBe(version);
    places.put(aPlaceRecord({ website: 'https://bar.example/' }));
    const changed = await afterRefresh();
    expect(changed.version).toBeGreaterThan(version);
    expect(changed.place('p1')?.website).toBe('https://bar.example/');
    expect(changed.byRating[0]?.website).toBe('https://bar.example/');
  });

  it('has the time of the last read, even if nothing changed', async () => {
    const { afterRefresh, clock } = await held();
    expect((await afterRefresh()).readAt).toBe(clock.now());
    expect((await afterRefresh()).readAt).toBe(clock.now());
  });

  it('does not sort the places again when only plans or settings change', async () => {
    let facts = maintenance('');
    const { afterRefresh } = await held({ readSiteFacts: () => Promise.resolve(facts) });
    const before = await afterRefresh();
    facts = maintenance('Voltamos às 18h.');
    const after = await afterRefresh();
    expect(after.facts?.settings.maintenanceMessage).toBe('Voltamos às 18h.');
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.byRating).toBe(before.byRating);
  });

  it('reads plans and settings once a minute, not at each refresh', async () => {
    let readings = 0;
    const { afterRefresh } = await held({
      readSiteFacts: () => {
        readings += 1;
        return Promise.resolve(maintenance(''));
      },
    });
    for (let i = 0; i < 6; i += 1) await afterRefresh(30_000);
    expect(readings).toBe(3);
  });

  it('retains plans and settings when a read fails, and places are still served', async () => {
    let isDown = true;
    const { afterRefresh, log } = await held({
      readSiteFacts: () =>
        isDown
          ? Promise.reject(new AppError('unavailable', 'down'))
          : Promise.resolve(maintenance('a')),
    });
    expect(await afterRefresh()).toMatchObject({ facts: null });
    isDown = false;
    const { version, facts } = await afterRefresh();
    expect(facts).toEqual(maintenance('a'));
    isDown = true;
    const again = await afterRefresh();
    expect(again).toMatchObject({ version, facts: maintenance('a') });
    expect(again.places()).toHaveLength(1);
    expect(log()).toContain('plans and settings not read');
  });

  it('has a new version when a place with an offer gets another one', async () => {
    const { afterRefresh, offers, clock } = await held();
    const offer = (id: string) => ({
      id,
      placeId: 'p1',
      validUntil: clock.now() + 9_000_000,
      terms: {},
      translations: {},
    });
    offers.put(offer('o1'));
    const { version } = await afterRefresh();
    offers.put(offer('o2'));
    expect((await afterRefresh()).version).toBeGreaterThan(version);
  });
});
