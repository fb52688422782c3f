import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { password } from '../people.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/**
 * Registers a new user through the form, for tests about registration (other tests: people.ts). Returns the e-mail.
 */
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

/** Fills the login form on the screen. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/**
 * Waits for the message that a place or an event was saved. A page that is left before it has its change on the device
 * still: the next page sends it again, and the rules reject the duplicate.
 */
export async function untilMarkStored(page: Page): Promise<void> {
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
}

/** Returns the host of Auth, taken from the first Auth request of the page. */
export async function authHostOf(page: Page, act: () => Promise<unknown>): Promise<string> {
  const request = page.waitForRequest(/identitytoolkit\.googleapis\.com/);
  await act();
  return new URL((await request).url()).host;
}

/** Returns the newest link of a kind that Auth would have sent to an e-mail address. */
export async function sentLink(authHost: string, email: string, kind: string): Promise<URL> {
  const response = await fetch(`http://${authHost}/emulator/v1/projects/demo-guia/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  const sent = oobCodes.filter((code) => code.email === email && code.requestType === kind);
  const link = sent.at(-1)?.oobLink;
  if (!link) throw new Error(`Nothing of kind ${kind} was sent to ${email}`);
  return new URL(link);
}
