import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

const password = 'ilha1234';

/** WCAG 2.2, levels A and AA. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Registers somebody new, so that tests running side by side do not share a person; answers the e-mail. */
export async function register(page: Page, name: string): Promise<string> {
  const email = `pessoa-${crypto.randomUUID()}@guiadailha.test`;
  await page.goto('/register');
  await field(page, 'Nome completo').fill(name);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await field(page, 'Confirmar senha').fill(password);
  await page.getByRole('button', { name: 'Criar Conta', exact: true }).click();
  await expect(page.getByText(/Conta criada com sucesso/)).toBeVisible();
  return email;
}

/** Fills the login that is on the screen. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
}

/** Nothing that axe knows is wrong, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half under a bar that sticks, a link is smaller than it is.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    );
    expect(told, colorScheme).toEqual([]);
  }
}
