import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

const password = 'ilha1234';

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
