import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openPanel(page: Page, address = '/admin'): Promise<void> {
  await enterAs(page, 'admin@guiadailha.test');
  await page.goto(address);
}

/** The names of the administrators' screens in the specification. */
const specifiedTabs = [
  ...['Dashboard', 'Lugares', 'Categorias', 'Usuários', 'Uploads', 'Configurações'],
];

async function expectNoVisitorFrame(page: Page): Promise<void> {
  for (const name of ['Principal', 'Abas'])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /^Buscar/ })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

test('on a phone the administrators have their own tabs, and the other screens are behind Mais', async ({
  page,
}) => {
  await openPanel(page);
  await expect(heading(page, 'Painel do administrador')).toBeVisible();
  await expectNoVisitorFrame(page);
  const tabs = page.getByRole('navigation', { name: 'Administração' });
  for (const name of ['Hoje', 'Lugares', 'Pedidos', 'Pessoas'])
    await expect(tabs.getByRole('link', { name })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Hoje' })).toHaveAttribute('aria-current', 'page');
  const more = tabs.getByRole('button', { name: 'Mais' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'Mais' });
  for (const name of specifiedTabs.filter((tab) => tab !== 'Lugares'))
    await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Uploads' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(heading(page, 'Uploads')).toBeVisible();
  await expect(more).toHaveAttribute('aria-current', 'true');

  await page.goto('/admin/places/new');
  await expect(tabs).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/admin/places');
  await page.getByRole('link', { name: 'Voltar ao guia' }).click();
  await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the administrators have a sidebar with all screens in four groups', async ({ page }) => {
    await openPanel(page);
    await expect(heading(page, 'Painel do administrador')).toBeVisible();
    await expectNoVisitorFrame(page);
    const sidebar = page.getByRole('navigation', { name: 'Administração' });
    for (const name of ['Conteúdo', 'Pessoas', 'Clube', 'Sistema'])
      await expect(sidebar.getByRole('list', { name })).toBeVisible();
    for (const name of specifiedTabs)
      await expect(sidebar.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    await expectAccessible(page);
    await sidebar.getByRole('link', { name: 'Categorias' }).press('Enter');
    await expect(heading(page, 'Gerenciamento de Categorias')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(sidebar.getByRole('link', { name: 'Categorias' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('link', { name: /^Minha conta: / })).toBeVisible();
  });
});
