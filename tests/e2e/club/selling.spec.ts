import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { countedTaps } from '../counted-taps.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { documentsWhere } from '../members/member-truth.ts';
import { fillLogin } from '../members/member-steps.ts';
import { newPerson, password } from '../people.ts';
import { payWith } from './billing-steps.ts';
import { inDays, offerAllDay, ownPlace, store, untilServed } from './club-records.ts';

const atStripe = (page: Page) => page.getByRole('note').filter({ hasText: 'Pagamento de teste.' });

/** Returns how many checkouts were requested. */
function watchCheckouts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-checkout-session')) count += 1;
  });
  return () => count;
}

test('a new visitor subscribes from the home page in five taps', async ({ page, browser }) => {
  test.slow();
  const email = `pessoa-${crypto.randomUUID()}@guiadailha.test`;
  const checkouts = watchCheckouts(page);
  // Choosing the test card of the simulator does not count, because it replaces typing a card number at Stripe. The pay
  // button counts.
  const { tap, count } = countedTaps();
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await page.goto('/');
  await tap(page.getByRole('main').getByRole('link', { name: 'Conhecer o clube' }));
  const plan = page.getByRole('article', { name: 'Mensal' });
  await expect(plan).toContainText('R$ 29,90 / mês');
  // The bar of phones shows a button without scrolling. A click by a test scrolls to the plan, which hides the bar.
  await expect(page.getByRole('button', { name: 'Assinar', exact: true }).last()).toBeInViewport();
  await tap(plan.getByRole('button', { name: 'Assinar' }));
  await tap(page.getByRole('link', { name: 'Criar conta' }));
  await expect(page.getByText('Crie sua conta e siga para o pagamento.')).toBeVisible();
  await field('Nome completo').fill('Nina Nova');
  await field('E-mail').fill(email);
  await field('Senha').fill(password);
  await field('Confirmar senha').fill(password);
  await tap(page.getByRole('button', { name: 'Criar Conta', exact: true }));
  // The payment page opens automatically.
  await expect(atStripe(page)).toBeVisible();
  expect(checkouts()).toBe(1);
  await page.getByRole('radio', { name: /^Pagamento aprovado/ }).check();
  await tap(page.getByRole('button', { name: /^Pagar/ }));
  await expect(page.getByRole('heading', { name: /^Bem-vindo ao Clube/ })).toBeVisible();
  expect(count()).toBe(5);

  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('region', { name: 'Carteirinha do clube' })).toContainText(
    'Nina Nova',
  );
  await expectAccessible(page);
  const success = page.url();
  await page.getByRole('link', { name: 'Usar meu primeiro benefício' }).click();
  await expect(page).toHaveURL('/club');

  // The same page while signed out asks for sign-in and returns here afterwards.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(success);
  await expect(elsewhere.getByRole('heading', { name: 'De quem é este pagamento?' })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('main').getByRole('link', { name: 'Entrar', exact: true }).click();
  await fillLogin(elsewhere, email);
  await expect(elsewhere).toHaveURL(success);
  await expect(elsewhere.getByRole('heading', { name: /^Bem-vindo ao Clube/ })).toBeVisible();
  await elsewhere.close();
});

test('while the offers cannot be read, the bar of a phone leaves once the plan is in view', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await comeAsShell(page);
  await page.route('**/api/club/showcase', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable' } }),
  );
  await page.goto('/subscription');
  const ofPlan = page
    .getByRole('article', { name: 'Mensal' })
    .getByRole('button', { name: 'Assinar' });
  const all = page.getByRole('button', { name: 'Assinar', exact: true });
  await expect(ofPlan).toBeVisible();
  // Without the offers the plan moves up, but its button stays below the bar.
  await expect(page.getByText('Carregando os benefícios...')).toHaveCount(0);
  await expect(ofPlan).not.toBeInViewport({ ratio: 1 });
  await expect(all.last()).toBeInViewport();
  await ofPlan.focus();
  // The one in the bar is hidden; both plans have their own.
  await expect(all).toHaveCount(2);
  const yearly = page.getByRole('article', { name: 'Anual' });
  await expect(yearly).toContainText('R$ 24,92 por mês');
  await expect(yearly).toContainText('Economize R$ 59,80 por ano');
  await ofPlan.click();
  await expect(page).toHaveURL('/login');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('sign-in resumes the payment of a lapsed member, once', async ({ page, firestoreHost }) => {
    test.slow();
    const place = await ownPlace(firestoreHost);
    const title = `Balcão ${crypto.randomUUID().slice(0, 6)}`;
    const offerId = await offerAllDay(firestoreHost, place.id, title);
    const email = await newPerson('Laura Volta');
    const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
    if (!record) throw new Error(`No record of ${email}`);
    await store(firestoreHost, `clubMembers/${record.id}`, {
      userId: { stringValue: record.id },
      status: { stringValue: 'canceled' },
      entitledUntil: inDays(-5),
      currentPeriodEnd: inDays(-5),
      cancelAtPeriodEnd: { booleanValue: true },
    });
    const checkouts = watchCheckouts(page);
    const buy = page.getByRole('button', { name: 'Assinar e usar hoje' });

    await untilServed(page, place);
    await comeAsShell(page);
    await page.goto(place.path);
    const offer = page.getByRole('article').filter({ hasText: title });
    await offer.getByRole('link', { name: `Ver benefício ${title}` }).click();
    await expect(page).toHaveURL(`/club/offers/${offerId}`);
    // The page of Stripe is on this machine too.
    await page.unrouteAll();
    const sale = page.getByRole('region', { name: 'Para sócios do clube' });
    await expect(sale).toContainText('Numa conta de R$ 120, você paga R$ 96.');
    await expect(sale).toContainText('R$ 29,90 / mês');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    await buy.click();
    await expect(page.getByText('Entre e siga para o pagamento.')).toBeVisible();
    await fillLogin(page, email);
    await expect(atStripe(page)).toBeVisible();
    expect(checkouts()).toBe(1);

    await page.goBack();
    const ended = page.getByRole('region', { name: 'Sua assinatura terminou' });
    await expect(ended).toContainText('Assine de novo');
    await expect(page).toHaveURL(`/club/offers/${offerId}`);
    await expectAccessible(page);
    await page.reload();
    await expect(buy).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(checkouts()).toBe(1);

    await buy.click();
    await expect(atStripe(page)).toBeVisible();
    await payWith(page, /^Pagamento aprovado/);
    await expect(page.getByRole('heading', { name: /^Bem-vindo ao Clube/ })).toBeVisible();
    await page.getByRole('link', { name: 'Usar meu primeiro benefício' }).click();
    await expect(page).toHaveURL(`/club/offers/${offerId}`);
    await expect(page.getByRole('button', { name: 'Gerar código' })).toBeEnabled();
  });
});
