import type { Page } from '@playwright/test';
import { signOut } from '../members/member-steps.ts';
import { documentsWhere } from '../members/member-truth.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

async function signIn(page: Page, email: string): Promise<void> {
  await enterAs(page, email);
}

const isActive = async (host: string, title: string) => {
  const [place] = await documentsWhere(host, 'places', 'title', title);
  return (place?.fields['isActive'] as { booleanValue?: boolean } | undefined)?.booleanValue;
};

test('a super admin finds a place, hides it from visitors and shows it again', async ({
  page,
  firestoreHost,
}) => {
  const place = 'Praia de Naufragados';
  await signIn(page, 'admin@guiadailha.test');
  await page.goto('/admin/places?situacao=ativos');
  await page.getByRole('searchbox', { name: 'Buscar pelo nome' }).fill('praia de nauf');
  await expect(page).toHaveURL(/q=praia\+de\+nauf/);
  const menu = page.getByRole('button', { name: `Mais opções de ${place}` });
  await expect(page.getByRole('button', { name: /^Mais opções de / })).toHaveCount(1);
  const menuItem = (label: string) => page.getByRole('button', { name: `${label} ${place}` });
  await menu.press('Enter');
  await expect(menuItem('Tirar do guia')).toBeVisible();
  await expectAccessible(page);

  await menuItem('Tirar do guia').press('Enter');
  await menu.press('Enter');
  await expect(menuItem('Pôr no guia')).toBeVisible();
  await expect.poll(() => isActive(firestoreHost, place)).toBe(false);
  await page.reload();
  await expect(page.getByText('Nenhum lugar encontrado')).toBeVisible();

  await page.getByRole('button', { name: 'Filtros (1)' }).click();
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('Inativos');
  await menu.press('Enter');
  await menuItem('Pôr no guia').press('Enter');
  await expect.poll(() => isActive(firestoreHost, place)).toBe(true);
});

test('a category is created, rejected twice, not deletable while in use, and deleted', async ({
  page,
  firestoreHost,
}) => {
  await signIn(page, 'admin@guiadailha.test');
  await page.goto('/admin/categories');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const name = page.getByRole('rowheader').getByText('Restaurantes', { exact: true });
    await expect(name).toBeVisible();
    const lines = await name.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects().length;
    });
    expect(lines, `lines of a word at ${width} px`).toBe(1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Nova Categoria').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome', { exact: true }).fill('Mirantes e Faróis');
  await expectAccessible(page);
  await button(page, 'Salvar').click();
  await expect(page.getByText('Categoria criada')).toBeVisible();
  const stored = () => documentsWhere(firestoreHost, 'categories', 'slug', 'mirantes-e-farois');
  expect(await stored()).toHaveLength(1);

  await button(page, 'Nova Categoria').click();
  await dialog.getByLabel('Nome', { exact: true }).fill('Mirantes e Farois');
  await dialog.getByLabel('Nome', { exact: true }).press('Enter');
  await expect(dialog.getByText(/já usa este endereço/)).toBeVisible();
  await page.keyboard.press('Escape');

  await button(page, 'Mais opções de Praias').click();
  await button(page, 'Excluir Praias').click();
  await expect(dialog.getByText(/lugares usam esta categoria/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await button(page, 'Mais opções de Mirantes e Faróis').click();
  await button(page, 'Excluir Mirantes e Faróis').click();
  await expect(dialog.getByText('Tem certeza que deseja excluir esta categoria?')).toBeVisible();
  await button(page, 'Excluir').click();
  await expect(page.getByText('Categoria excluída')).toBeVisible();
  await expect.poll(stored).toEqual([]);
});

test('super admins see the plans; managers see none of these pages', async ({ page }) => {
  await signIn(page, 'gerente@guiadailha.test');
  for (const path of ['/admin/places', '/admin/categories', '/admin/plans']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { name: 'Acesso negado. Apenas super administradores.' }),
    ).toBeVisible();
  }
  await signOut(page);
  await signIn(page, 'admin@guiadailha.test');
  await page.goto('/admin/plans');
  await expect(page.getByRole('switch', { name: 'À venda Anual' })).toBeChecked();
  await expectAccessible(page);
  await button(page, 'Excluir Anual').click();
  await expect(page.getByText(/não pode ser excluído/)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Editar Anual').click();
  const price = page.getByRole('dialog').getByLabel('Preço (R$)');
  await price.fill('12.345,678');
  await price.press('Enter');
  await expect(page.getByText(/Informe o preço em reais/)).toBeVisible();
  await expect(price).toBeFocused();
});
