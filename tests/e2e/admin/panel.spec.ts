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
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expectNoVisitorFrame(page);
  const tabs = page.getByRole('navigation', { name: 'Administração' });
  const tabNames = ['Dashboard', 'Lugares', 'Pedidos', 'Usuários'];
  for (const name of tabNames) await expect(tabs.getByRole('link', { name })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const more = tabs.getByRole('button', { name: 'Mais' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'Mais' });
  for (const name of specifiedTabs.filter((tab) => !tabNames.includes(tab)))
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
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expectNoVisitorFrame(page);
    const sidebar = page.getByRole('navigation', { name: 'Administração' });
    for (const name of ['Conteúdo', 'Pessoas', 'Clube', 'Sistema'])
      await expect(sidebar.getByRole('list', { name })).toBeVisible();
    for (const name of specifiedTabs)
      await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible();
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

test('the command menu opens a screen, a place and a person by keyboard, and managers find no people', async ({
  page,
  browser,
  city,
}) => {
  test.slow();
  const place = city.place('Ostreria Maré Mansa');
  await openPanel(page);
  await expect(page.getByRole('navigation', { name: 'Administração' })).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Ir para…' });
  const field = menu.getByRole('combobox', { name: 'Tela, lugar ou pessoa' });

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(menu.getByRole('group', { name: 'Telas' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('configura');
  await expect(menu.getByRole('option').first()).toContainText('Configurações');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/settings');
  await expect(menu).toHaveCount(0);

  // Not over another dialog, which on a phone also opens the menu.
  await page.getByRole('button', { name: 'Mais' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mais' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(menu).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Ir para…' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('ostreria mar');
  const found = menu.getByRole('group', { name: 'Lugares' }).getByRole('option');
  await expect(found.first()).toContainText(place.title);
  await expectAccessible(page);
  await found.first().click();
  await expect(page).toHaveURL(`/admin/places/${place.id}/edit`);

  await page.goto('/admin');
  await expect(page.getByRole('navigation', { name: 'Administração' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('gerente@');
  const people = menu.getByRole('group', { name: 'Pessoas' }).getByRole('option');
  await expect(people.first()).toContainText('gerente@guiadailha.test');
  await page.keyboard.press('ArrowUp');
  await expect(people.last()).toHaveAttribute('aria-selected', 'true');
  await people.first().click();
  await expect(page).toHaveURL('/admin/users?q=gerente%40guiadailha.test');
  await expect(page.getByText('gerente@guiadailha.test').first()).toBeVisible();

  const manager = await (await browser.newContext()).newPage();
  await enterAs(manager, 'gerente@guiadailha.test');
  await manager.goto('/manager');
  await expect(manager.getByRole('navigation', { name: 'Gerência' })).toBeVisible();
  await manager.keyboard.press('Control+k');
  const ownMenu = manager.getByRole('dialog', { name: 'Ir para…' });
  await expect(ownMenu.getByRole('group', { name: 'Lugares' })).toContainText(place.title);
  await expect(ownMenu.getByRole('combobox', { name: 'Tela ou lugar' })).toBeFocused();
  await manager.keyboard.type('ostreria');
  await expect(ownMenu.getByRole('group', { name: 'Pessoas' })).toHaveCount(0);
  await manager.keyboard.press('Enter');
  await expect(manager).toHaveURL(`/manager/places/${place.id}/edit`);
});
