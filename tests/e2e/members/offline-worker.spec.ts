import type { Page } from '@playwright/test';
import { placeLink } from '#features/places/model/place-link.ts';
import { expectAccessible } from '../axe.ts';
import { codeFile } from '../code-file.ts';
import { ownPlace, untilServed } from '../club/club-records.ts';
import { isKept, noNetwork, openUntilKept, test, waitForWorker } from '../offline-steps.ts';
import { expect } from '../fixtures.ts';
import { enterAsNewPerson } from '../people.ts';
import { trueAddress, waitUntilRendered } from '../rendered-visits.ts';
import type { SiteFront } from '../site-front.ts';
import { documentsWhere, personTruth } from './member-truth.ts';
import {
  cutOff,
  expectKept,
  keptCount,
  readToday,
  reconnect,
  storeOwnThings,
  untilSent,
} from './offline-steps.ts';

interface Cut {
  lose: (page: Page, front: SiteFront) => Promise<void>;
  restore: (page: Page, front: SiteFront, target: string | null) => Promise<void>;
}

const cuts: readonly (readonly [string, Cut])[] = [
  [
    'the network is cut',
    {
      lose: (page) => page.context().setOffline(true),
      restore: (page) => page.context().setOffline(false),
    },
  ],
  [
    'the servers are unreachable',
    {
      // All tests share the database and Auth, so they are blocked only for this page.
      lose: async (page, front) => {
        front.target = null;
        await cutOff(page);
      },
      restore: async (page, front, target) => {
        front.target = target;
        await reconnect(page);
      },
    },
  ],
];

for (const [what, { lose, restore }] of cuts) {
  test(`${what}: personal pages open from offline copies with their time, and a change is sent once`, async ({
    page,
    request,
    firestoreHost,
    front,
    watch,
  }) => {
    test.slow();
    watch.allow(noNetwork);
    const [kept, changed] = await Promise.all([
      ownPlace(firestoreHost, null, 'Guardado'),
      ownPlace(firestoreHost, null, 'Mudado'),
    ]);
    await Promise.all([kept, changed].map((place) => untilServed(page, place)));
    const changedPath = placeLink({ ...changed, categoryName: 'Bares' });
    await waitUntilRendered(request, changedPath);
    const email = await enterAsNewPerson(page, 'Ilda sem Rede', front.url);
    const { uid } = await personTruth(firestoreHost, email);
    await storeOwnThings(firestoreHost, uid, kept);
    const open = (path: string) => page.goto(front.url + path);
    const heartOf = ({ title }: { title: string }) =>
      page.getByRole('button', { name: `Salvar ${title}` }).first();
    const savedOf = ({ title }: { title: string }) =>
      page.getByRole('button', { name: `Remover ${title} dos favoritos` }).first();
    const card = page.getByRole('region', { name: 'Carteirinha do clube' });
    const truth = async () => {
      const { counted, real } = await personTruth(firestoreHost, email);
      return { counted, real };
    };

    await open('/');
    await waitForWorker(page);
    await open(kept.path);
    await untilSent(page, () => heartOf(kept).click());
    await openUntilKept(page, front.url + changedPath);
    await expect(page.getByRole('button', { name: 'Avaliar', exact: true })).toBeVisible();
    await expectKept(page, ['review']);
    const form = await codeFile('src/features/reviews/components/place/dialogs/review-dialogs.tsx');
    await expect.poll(() => isKept(page, form.replace('**', ''))).toBe(true);
    await open('/favorites');
    await expect(page.getByRole('article').filter({ hasText: kept.title })).toBeVisible();
    await expectKept(page, ['favorites', 'favorite-place']);
    await open('/reservations');
    await expect(page.getByText('Confirmada')).toBeVisible();
    await expectKept(page, ['reservations', 'place']);
    await open('/profile');
    await expect(card.getByText('Sócio ativo')).toBeVisible();
    await expectKept(page, ['membership']);

    const { target } = front;
    await lose(page, front);
    await open('/');
    await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
    await open('/favorites');
    await expect(page.getByRole('article').filter({ hasText: kept.title })).toBeVisible();
    await expect(page.getByText(readToday).first()).toBeVisible();
    await open('/reservations');
    await expect(page.getByText('Confirmada')).toBeVisible();
    await expect(page.getByRole('link', { name: kept.title, exact: true })).toBeVisible();
    await expect(page.getByText(readToday)).toBeVisible();
    await expect(page.getByText(/^(Erro ao|Não foi possível) carregar/)).toHaveCount(0);
    await open('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Ilda sem Rede' })).toBeVisible();
    await expect(card.getByText('Sócio ativo')).toBeVisible();
    await expect(card.getByText('Válido até')).toBeVisible();
    await expect(page.getByText(readToday).first()).toBeVisible();
    await expectAccessible(page);

    await open(changedPath);
    await heartOf(changed).click();
    await expect(savedOf(changed)).toBeVisible();
    await expect(page.getByText('Será enviado quando a conexão voltar.')).toBeVisible();
    await expect.poll(() => keptCount(page, 'answers', 'favorite-place')).toBe(2);
    await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /4 estrelas/ }).check();
    await dialog.getByLabel('Como foi? (opcional)').fill('Escrito na trilha.');
    await dialog.getByRole('button', { name: 'Publicar avaliação' }).click();
    const waiting = page.getByRole('region', { name: `Avaliação de ${changed.title}` });
    await expect(waiting).toBeVisible();
    await open('/favorites');
    await expect(page.getByRole('article').filter({ hasText: changed.title })).toBeVisible();
    await expect.poll(() => keptCount(page, 'changes')).toBe(2);
    expect(await truth()).toMatchObject({ real: { favorites: 1, reviews: 0 } });

    await restore(page, front, target);
    await open('/favorites');
    await expect.poll(() => keptCount(page, 'changes')).toBe(0);
    await expect.poll(truth).toEqual({
      counted: { favorites: 2, reviews: 1 },
      real: { favorites: 2, reviews: 1 },
    });
    await expect(page.getByText(readToday)).toHaveCount(0);
    const [review] = await documentsWhere(firestoreHost, 'reviews', 'userId', uid);
    expect(review?.fields).toMatchObject({
      placeId: { stringValue: changed.id },
      rating: { integerValue: '4' },
      text: { stringValue: 'Escrito na trilha.' },
    });
  });
}

test('offline, the buttons of the reservation and the lists say that they need a connection', async ({
  page,
  city,
  request,
  front,
  watch,
}) => {
  test.slow();
  watch.allow(noNetwork);
  const path = trueAddress(city, city.place('Trapiche 27'));
  await waitUntilRendered(request, path);
  await enterAsNewPerson(page, 'Nina sem Rede', front.url);
  await page.goto(`${front.url}/`);
  await waitForWorker(page);
  await openUntilKept(page, front.url + path);
  const reserve = page
    .getByRole('button', { name: 'Reservar aqui no guia' })
    .filter({ visible: true })
    .first();
  const addToList = page.getByRole('button', { name: 'Adicionar à lista' });
  const buttons = [
    [reserve, /reserva/i],
    [addToList, /^Adicionar à lista/],
  ] as const;
  await expect(addToList).toBeVisible();
  await page.context().setOffline(true);
  for (const [button] of buttons) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // Playwright does not press a button with aria-disabled unless it is forced to.
    await button.click({ force: true });
    await expect(
      page.getByRole('status').filter({ hasText: /^Sem conexão\. Tente novamente/ }),
    ).toBeVisible();
    await expect(button).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.context().setOffline(false);
  for (const [button, title] of buttons) {
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await button.click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
