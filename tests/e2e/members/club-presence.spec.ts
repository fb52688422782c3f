import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { waitUntilHydrated, comeRendered } from '../rendered-visits.ts';
import { watchReads } from '../traffic.ts';

const widths = [390, 1280] as const;

for (const width of widths) {
  test(`at ${width}: the club band shows a member their card and the benefits of today`, async ({
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

test('a user without a membership sees what the club is', async ({ page }) => {
  await enterAsNewPerson(page, 'Nina Nova');
  await page.goto('/');
  await waitUntilHydrated(page);
  const band = page.getByRole('region', { name: 'Clube Guia da Ilha' });
  await band.scrollIntoViewIfNeeded();
  const invitation = band.getByRole('link', { name: 'Conhecer o clube' });
  await invitation.evaluate((link) => Object.assign(link, { isSeen: true }));
  await page.waitForLoadState('networkidle');
  // The link element was not replaced while the membership was loading, so a press on it is not lost.
  expect(await invitation.evaluate((link) => 'isSeen' in link)).toBe(true);
  await invitation.click();
  await expect(page.getByRole('button', { name: /Assinar/ }).first()).toBeVisible();
});
