import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Expects that `second` is to the right of `first`, in another column. */
async function expectNextTo(first: Locator, second: Locator): Promise<void> {
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
}

test('a wide screen shows the profile, the settings and a benefit in two columns', async ({
  page,
}) => {
  await enterAs(page, 'socio@guiadailha.test');
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/profile');
  await expectNextTo(title, page.getByRole('navigation', { name: 'Perfil' }));
  await page.goto('/settings');
  await expectNextTo(
    page.getByRole('heading', { name: 'Foto' }),
    page.getByRole('heading', { name: 'Tema' }),
  );
  await page.goto('/club');
  await page
    .getByRole('link', { name: /^(Usar|Ver) benefício/ })
    .first()
    .click();
  await expectNextTo(
    title,
    page
      .getByRole('button', { name: 'Gerar código' })
      .or(page.getByRole('link', { name: 'Ver outros benefícios' })),
  );
});
