import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { comeRendered, seenEvent, trueAddress, waitUntilLinkHydrated } from './rendered-visits.ts';
import { watchReads } from './traffic.ts';

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

for (const [device, size] of sizes) {
  test(`on ${device}: a place page links to its next events and to its agenda, without document reads`, async ({
    page,
    city,
    firestoreHost,
  }) => {
    await page.setViewportSize(size);
    const event = city.event(seenEvent);
    const place = city.places.find(({ id }) => id === event.placeId);
    if (!place) throw new Error('The event has no place');
    const address = trueAddress(city, place);
    await comeRendered(page, address);
    const reads = watchReads(page, firestoreHost);

    await page.goto(address);
    const events = page.getByRole('region', { name: 'Próximos eventos' });
    const link = events.getByRole('link', { name: event.title }).first();
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeVisible();
    expect(await events.getByRole('article').count()).toBeLessThanOrEqual(3);
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    expect((await sections.allTextContents()).slice(0, 2)).toEqual(['Sobre', 'Próximos eventos']);
    await expectAccessible(page);
    await waitUntilLinkHydrated(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await expect(link).toBeVisible();
    await page.waitForLoadState('networkidle');
    // A user scroll stops the scroll restoration, which could move the next click target.
    await page.mouse.wheel(0, 1);
    await events.getByRole('link', { name: 'Agenda do lugar' }).click();
    await expect(page).toHaveURL(`/agenda?lugar=${place.id}`);
    await expect(page.getByRole('button', { name: `Remover ${place.title}` })).toBeVisible();
    const shown = page.getByRole('main').getByRole('article');
    await expect(shown.first()).toBeVisible();
    await expect(shown.filter({ hasNotText: place.title })).toHaveCount(0);
    await expectAccessible(page);
    expect(await reads()).toEqual({});
  });
}
