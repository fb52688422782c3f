import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { waitUntilHydrated, comeRendered } from '../rendered-visits.ts';
import { watchReads } from '../traffic.ts';

const widths = [390, 1280] as const;

for (const width of widths) {
  test(`at ${width}: to a member the band of the club is their card, and what it gives today`, async ({
    page,
    firestoreHost,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enterAs(page, 'socio@guiadailha.test');
    await comeRendered(page, '/');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/');
    await waitUntilHydrated(page);
    const band = page.getByRole('region', { name: 'Clube Guia da Ilha' });
    await band.scrollIntoViewIfNeeded();
    await expect(band.getByText(/^Sócio ativo · Válido até/)).toBeVisible();
    await expect(band.getByRole('link', { name: 'Conhecer o clube' })).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('Assine');
    await page.waitForLoadState('networkidle');
    expect((await reads())['clubMembers']).toBe(1);
    await expectAccessible(page);
    await band.getByRole('link', { name: 'Mostrar carteirinha' }).click();
    await expect(page.getByRole('region', { name: 'Carteirinha do clube' })).toBeVisible();
  });
}

test('somebody with an account who is in no club is told what it is', async ({ page }) => {
  await enterAsNewPerson(page, 'Nina Nova');
  await page.goto('/');
  await waitUntilHydrated(page);
  const band = page.getByRole('region', { name: 'Clube Guia da Ilha' });
  await band.scrollIntoViewIfNeeded();
  const invitation = band.getByRole('link', { name: 'Conhecer o clube' });
  await invitation.evaluate((link) => Object.assign(link, { isSeen: true }));
  await page.waitForLoadState('networkidle');
  // It stayed while it was found out that this person is no member: no press on it is lost.
  expect(await invitation.evaluate((link) => 'isSeen' in link)).toBe(true);
  await invitation.click();
  await expect(page.getByRole('button', { name: /Assinar/ }).first()).toBeVisible();
});
