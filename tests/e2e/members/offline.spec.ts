import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { inDays, store } from '../club/club-records.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { seenEvent } from '../rendered-visits.ts';
import { signOut } from './member-steps.ts';
import { documentsWhere, personTruth, reportsBy } from './member-truth.ts';
import {
  cutOff,
  expectKept,
  keptCount,
  readToday,
  reconnect,
  storeOwnThings,
  unanswered,
} from './offline-steps.ts';

const text = (value: string) => ({ stringValue: value });
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test('loaded data is available offline, with its time, and removed after sign-out', async ({
  page,
  city,
  firestoreHost,
  watch,
}) => {
  test.slow();
  watch.allow(unanswered);
  const place = city.place('Praia Mole');
  const event = city.event(seenEvent);
  const email = await enterAsNewPerson(page, 'Olga Sem Sinal');
  const { uid } = await personTruth(firestoreHost, email);
  await Promise.all([
    storeOwnThings(firestoreHost, uid, place),
    store(firestoreHost, `favorites/${uid}_${place.id}`, {
      userId: text(uid),
      placeId: text(place.id),
      createdAt: inDays(-1),
    }),
    store(firestoreHost, `savedEvents/${uid}_${event.id}`, {
      userId: text(uid),
      eventId: text(event.id),
      createdAt: inDays(-1),
    }),
  ]);

  const card = page.getByRole('region', { name: 'Carteirinha do clube' });
  const favorite = page.getByRole('article').filter({ hasText: place.title });
  await page.goto('/favorites');
  await expect(favorite).toBeVisible();
  await page.getByRole('link', { name: 'Eventos 1' }).click();
  await expect(page.getByRole('link', { name: event.title })).toBeVisible();
  await expectKept(page, ['favorites', 'favorite-place', 'saved-events']);
  await page.goto('/reservations');
  await expect(page.getByText('Confirmada')).toBeVisible();
  await expectKept(page, ['reservations', 'place']);
  await page.goto('/profile');
  await expect(card.getByText('Sócio ativo')).toBeVisible();
  await expectKept(page, ['membership']);
  await expect(page.getByText(readToday)).toHaveCount(0);

  await cutOff(page);
  await page.goto('/favorites');
  await expect(favorite).toBeVisible();
  await expect(page.getByText(readToday)).toBeVisible();
  await page.getByRole('link', { name: 'Eventos 1' }).click();
  await expect(page.getByRole('link', { name: event.title })).toBeVisible();
  await expect(page.getByText(readToday)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.goto('/reservations');
  await expect(page.getByText('Confirmada')).toBeVisible();
  await expect(page.getByRole('link', { name: place.title, exact: true })).toBeVisible();
  await expect(page.getByText(readToday)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Sem Sinal' })).toBeVisible();
  await expect(card.getByText('Sócio ativo')).toBeVisible();
  await expect(card.getByText('Válido até')).toBeVisible();
  await expect(page.getByText(readToday).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await expectAccessible(page);

  // Back online, the current server state is shown: the membership has ended in the meantime.
  await store(firestoreHost, `clubMembers/${uid}`, { status: text('canceled') }, ['status']);
  await reconnect(page);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Conhecer o clube' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(readToday)).toHaveCount(0);

  await expect(page.getByText(/^Ao sair, apagamos deste aparelho o perfil/)).toBeVisible();
  await signOut(page);
  await expect.poll(() => keptCount(page, 'answers')).toBe(0);
  await expect.poll(() => keptCount(page, 'people')).toBe(0);
});

test('a user whose account was deactivated while offline is signed out when back online', async ({
  page,
  firestoreHost,
  watch,
}) => {
  watch.allow(unanswered);
  watch.allow(/status of 40[013]/);
  const email = await enterAsNewPerson(page, 'Iara Inativa');
  const { uid } = await personTruth(firestoreHost, email);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeVisible();
  await expectKept(page, ['favorites']);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Iara Inativa' })).toBeVisible();
  await expect.poll(() => keptCount(page, 'people')).toBe(1);

  await cutOff(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Iara Inativa' })).toBeVisible();
  await store(firestoreHost, `users/${uid}`, { status: { stringValue: 'inactive' } }, ['status']);
  await reconnect(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Sua conta está inativa/)).toBeVisible();
  await expect.poll(() => keptCount(page, 'people')).toBe(0);
  await expect.poll(() => keptCount(page, 'answers')).toBe(0);

  // The session is gone offline as well.
  await cutOff(page);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
});

test('a manager who starts offline is treated as a member until back online', async ({
  page,
  watch,
}) => {
  watch.allow(unanswered);
  await enterAs(page, 'gerente@guiadailha.test');
  await page.goto('/profile');
  const panel = page.getByRole('link', { name: 'Painel do gerente' });
  await expect(panel).toBeVisible();
  await expect.poll(() => keptCount(page, 'people')).toBe(1);
  await cutOff(page);
  await page.reload();
  await expect(page.getByText(readToday).first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.goto('/manager');
  await expect(page.getByRole('heading', { name: 'Esta página precisa de conexão' })).toBeVisible();
  await reconnect(page);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/precisa de conexão/);
});

test('an offline change is sent once, even after the tab was closed; conflicts are reported', async ({
  page,
  context,
  city,
  firestoreHost,
  watch,
}) => {
  test.slow();
  watch.allow(unanswered);
  watch.allow(/status of 40[03]/);
  const [place, reviewed] = [city.place('Praia Mole'), city.placesOf('Cafés')[5]];
  if (!reviewed) throw new Error('The seed has no sixth café');
  const email = await enterAsNewPerson(page, 'Nara da Trilha');
  const { uid } = await personTruth(firestoreHost, email);
  const truth = async () => {
    const { counted, real } = await personTruth(firestoreHost, email);
    return { counted, real };
  };
  const heart = page.getByRole('button', { name: `Salvar ${place.title}` });
  const saved = page.getByRole('button', { name: `Remover ${place.title} dos favoritos` });
  const other = await context.newPage();
  await comeAsShell(other);
  await other.goto(`/places/cafes/${reviewed.id}`);
  await expect(other.getByRole('button', { name: 'Avaliar', exact: true })).toBeVisible();
  await page.goto(`/places/praias/${place.id}`);
  await expect(heart).toBeVisible();
  await expectKept(page, ['favorites']);

  await cutOff(page);
  await heart.click();
  await expect(page.getByText('Será enviado quando a conexão voltar.')).toBeVisible();
  await saved.click();
  await expect(heart).toBeVisible();
  await heart.click();
  await expect(saved).toBeVisible();
  await other.getByRole('button', { name: 'Avaliar', exact: true }).click();
  const form = other.getByRole('dialog');
  await form.getByRole('radio', { name: /4 estrelas/ }).check();
  await form.getByLabel('Como foi? (opcional)').fill('Café coado na hora.');
  await form.getByRole('button', { name: 'Publicar avaliação' }).click();
  const waitingIn = (tab: Page) =>
    tab.getByRole('region', { name: `Avaliação de ${reviewed.title}` });
  await expect(
    waitingIn(other).getByText('Sua avaliação será enviada quando a conexão voltar.'),
  ).toBeVisible();
  await expect(
    other
      .getByRole('article')
      .filter({ hasText: 'Sua avaliação' })
      .getByText('Café coado na hora.'),
  ).toBeVisible();
  await expectAccessible(other);
  await page.goto('/favorites');
  await expect(page.getByText('1 lugar salvo')).toBeVisible();
  await expect(
    page.getByText('1 alteração nos favoritos será enviada quando a conexão voltar.'),
  ).toBeVisible();
  await page.setViewportSize(desktop);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  expect(await truth()).toMatchObject({ real: { favorites: 0, reviews: 0 } });

  // The tab is closed; two other tabs are opened when back online.
  await other.goto('about:blank');
  await page.goto('about:blank');
  await reconnect(page);
  await Promise.all([page.goto('/favorites'), other.goto('/favorites')]);
  await expect.poll(truth).toEqual({
    counted: { favorites: 1, reviews: 1 },
    real: { favorites: 1, reviews: 1 },
  });
  await expect.poll(() => keptCount(page, 'changes')).toBe(0);
  await other.close();

  // The review is changed offline here, and in the meantime on another device.
  await comeAsShell(page);
  await page.goto(`/places/cafes/${reviewed.id}`);
  const waiting = waitingIn(page);
  const edit = page.getByRole('button', { name: 'Editar sua avaliação' });
  await expect(edit).toBeVisible();
  await cutOff(page);
  await edit.click();
  await page.getByRole('dialog').getByLabel('Como foi? (opcional)').fill('Voltei, e piorou.');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(waiting).toBeVisible();
  const [stored] = await documentsWhere(firestoreHost, 'reviews', 'userId', uid);
  const path = `reviews/${stored?.id ?? ''}`;
  await store(firestoreHost, path, { text: { stringValue: 'Escrito no outro.' } }, ['text']);
  await reconnect(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(waiting.getByText(/^Você já escreveu outra avaliação deste lugar/)).toBeVisible();
  await expect(waiting.getByText('Voltei, e piorou.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(waiting.getByText('Voltei, e piorou.')).toBeVisible();
  await waiting.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(waiting).toHaveCount(0);
  const text = async () =>
    (await documentsWhere(firestoreHost, 'reviews', 'userId', uid)).map(
      ({ fields }) => fields['text'],
    );
  await expect.poll(text).toEqual([{ stringValue: 'Voltei, e piorou.' }]);

  // Signing out asks for confirmation before pending changes are lost.
  await page.goto(`/places/praias/${place.id}`);
  await expect(saved).toBeVisible();
  await cutOff(page);
  await saved.click();
  await expect(page.getByText('Será enviado quando a conexão voltar.')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  const question = page.getByRole('dialog', { name: 'Sair da conta?' });
  await expect(question.getByText(/^1 alteração ainda não foi enviada/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Sair e perder' }).click();
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  await expect.poll(() => keptCount(page, 'changes')).toBe(0);
  await reconnect(page);
  expect(await truth()).toMatchObject({ real: { favorites: 1, reviews: 1 } });
});

test('an action that needs the network shows a message, can be retried, and keeps the typed text', async ({
  page,
  city,
  firestoreHost,
  watch,
}) => {
  watch.allow(unanswered);
  const place = city.place('Boteco do Siri Mole');
  const email = await enterAsNewPerson(page, 'Sara Sozinha');
  const { uid } = await personTruth(firestoreHost, email);
  const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });

  await page.goto('/settings');
  const name = page.getByLabel('Nome completo');
  await name.fill('Sara do Campeche');
  await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toBeVisible();
  await cutOff(page);
  await name.press('Enter');
  await expect(
    toast('Não foi possível salvar suas alterações. Verifique sua conexão'),
  ).toBeVisible();
  await expect(name).toHaveValue('Sara do Campeche');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  await expect(toast('Não foi possível reunir seus dados. Verifique sua conexão')).toBeVisible();
  await expectAccessible(page);
  await reconnect(page);
  await name.press('Enter');
  const nameOf = async () =>
    (await documentsWhere(firestoreHost, 'users', 'email', email))[0]?.fields['displayName'];
  await expect.poll(nameOf).toEqual(text('Sara do Campeche'));

  await page.goto('/subscription');
  const subscribe = page.getByRole('button', { name: /^Assinar/ }).first();
  await expect(subscribe).toBeVisible();
  await cutOff(page);
  await subscribe.click();
  await expect(toast('Verifique sua conexão e tente novamente.')).toBeVisible();
  await expect(subscribe).toBeEnabled();
  await reconnect(page);

  await page.goto(`/places/bares/${place.id}`);
  await page
    .getByRole('button', { name: /^Mais opções da avaliação/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Denunciar/ }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('radio').first();
  await reason.check();
  await cutOff(page);
  const send = dialog.getByRole('button', { name: /enviar|denunciar/i }).first();
  await send.click();
  await expect(toast('Não foi possível enviar sua denúncia. Verifique sua conexão')).toBeVisible();
  await expect(reason).toBeChecked();
  expect(await reportsBy(firestoreHost, uid)).toEqual([]);
});
