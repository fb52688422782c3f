import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { getOffer } from '#features/offers/data/offer-store.ts';
import { createOffer, updateOffer } from '#features/offers/data/offer-writes.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { toPlace } from '#features/places/model/place.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { OfferPage } from './offer-page.tsx';

vi.mock('#features/offers/data/offer-writes.ts', () => ({
  createOffer: vi.fn(),
  updateOffer: vi.fn(),
}));
vi.mock('#features/offers/data/offer-store.ts', async (original) => ({
  ...(await original<object>()),
  getOffer: vi.fn(),
}));
vi.mock('#features/places/data/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
}));
const createMock = vi.mocked(createOffer);
const updateMock = vi.mocked(updateOffer);
const getOfferMock = vi.mocked(getOffer);

const nextYear = String(new Date().getUTCFullYear() + 1);
const stored = toClubOffer('o1', {
  placeId: 'p1',
  title: 'Chope em dobro',
  kind: 'second_item_free',
  isActive: true,
  validUntil: new Date(`${nextYear}-06-01T12:00:00Z`),
  weekdays: [2],
  usedCount: 3,
});
const manager = { uid: 'ana', isSuperAdmin: false };

beforeEach(() => {
  createMock.mockReset().mockResolvedValue();
  updateMock.mockReset().mockResolvedValue();
  getOfferMock.mockReset().mockResolvedValue(stored);
  vi.mocked(getPlace)
    .mockReset()
    .mockResolvedValue(toPlace('p1', { title: 'Bar da Ponte' }));
});

function renderPage(offerId: string | null, managedPlaces = ['p1']) {
  const user = aUser({ role: 'manager', managedPlaces });
  const page = <OfferPage user={user} offerId={offerId} placeId="p1" listPath="/lista" />;
  return renderScreen(
    <Routes>
      <Route path="/" element={page} />
      <Route path="/lista" element={<p>Lista</p>} />
    </Routes>,
    { user },
  );
}
const preview = () => screen.getByRole('region', { name: 'Como os sócios veem' });
const save = () => screen.getByRole('button', { name: 'Salvar benefício' });
const plainText = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

/** Sets the value in one step: typing each letter takes seconds in a form of this size. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('shows a preview of a new offer next to the form and stores all fields', async () => {
  const { user, address } = renderPage(null);
  expect(await screen.findByText('Bar da Ponte')).toBeVisible();
  await screen.findByLabelText('Título');
  expect(plainText(preview())).toContain(
    '10% de desconto. Vale todos os dias, se o lugar estiver aberto.',
  );
  fill(screen.getByLabelText('Título'), '20% no jantar');
  const percent = screen.getByLabelText('Desconto (%)');
  fill(percent, '');
  expect(preview()).toHaveTextContent('A regra aparece aqui quando');
  fill(percent, '20');
  fill(screen.getByLabelText('Desconto máximo (R$, opcional)'), '50');
  fill(screen.getByLabelText('Conta mínima (R$, opcional)'), '100');
  for (const day of ['Terça', 'Quarta', 'Quinta']) {
    await user.click(screen.getByRole('checkbox', { name: day }));
  }
  await user.click(screen.getByRole('button', { name: 'Adicionar horário' }));
  fill(screen.getByLabelText('Começo do horário 1'), '18:30');
  fill(screen.getByLabelText('Fim do horário 1'), '22:00');
  fill(screen.getByLabelText('Último dia'), `${nextYear}-04-30`);
  await user.selectOptions(screen.getByLabelText('Limite por sócio'), 'Por mês');
  fill(screen.getByLabelText('Espera entre usos'), '3');
  expect(plainText(preview())).toContain(
    '20% de desconto, até R$ 50,00, em contas a partir de R$ 100,00. Vale de terça a quinta, das 18:30 às 22:00, se o lugar estiver aberto. Uma vez por mês para cada sócio.',
  );
  expect(preview()).toHaveTextContent(
    /Válido agora, até 22:00|Vale a partir de (hoje|amanhã|terça)/,
  );
  await user.click(save());
  expect(await screen.findByText('Lista')).toBeVisible();
  expect(address()).toBe('/lista');
  expect(createMock).toHaveBeenCalledExactlyOnceWith(
    manager,
    { id: expect.stringMatching(/^\w{20}$/) as string, placeId: 'p1' },
    expect.objectContaining({
      title: '20% no jantar',
      percent: 20,
      maxDiscountCents: 5_000,
      weekdays: [2, 3, 4],
      perMemberLimit: { count: 1, window: 'month' },
      cooldownMinutes: 180,
      isActive: true,
    }),
  );
});

test('stores the texts in other languages', async () => {
  const { user } = renderPage('o1');
  await screen.findByLabelText('Título');
  await user.click(screen.getByText('Traduzir para espanhol e inglês'));
  fill(screen.getByLabelText('Título em espanhol'), 'Segunda cerveza gratis');
  fill(screen.getByLabelText('Título em inglês'), ' ');
  await user.click(save());
  await screen.findByText('Lista');
  expect(updateMock.mock.lastCall?.[2]).toMatchObject({
    translations: { es: { title: 'Segunda cerveza gratis' } },
  });
});

test('shows errors at their fields, focuses the first and sends nothing', async () => {
  const { user } = renderPage(null);
  await screen.findByLabelText('Título');
  await user.selectOptions(screen.getByLabelText('Tipo de desconto'), 'Valor em reais');
  await user.click(screen.getByRole('button', { name: 'Adicionar data' }));
  await user.click(save());
  const title = screen.getByLabelText('Título');
  expect(title).toHaveFocus();
  expect(title).toHaveAccessibleDescription('Dê um título ao benefício.');
  expect(screen.getByLabelText('Desconto (R$)')).toHaveAccessibleDescription(
    'Informe o desconto em reais, como 15,00.',
  );
  expect(screen.getByText('Complete ou remova as datas em branco.')).toBeVisible();
  expect(screen.getByText('Escolha o último dia do benefício.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remover a data 1' }));
  expect(screen.queryByText('Complete ou remova as datas em branco.')).toBeNull();
  expect(createMock).not.toHaveBeenCalled();
});

test('edits the stored offer; a rejected save shows the reason and keeps the input', async () => {
  updateMock.mockRejectedValueOnce(new AppError('conflict'));
  const { user } = renderPage('o1');
  const title = await screen.findByLabelText('Título');
  expect(title).toHaveValue('Chope em dobro');
  expect(screen.getByRole('checkbox', { name: 'Terça' })).toBeChecked();
  expect(screen.getByLabelText('Último dia')).toHaveValue(`${nextYear}-06-01`);
  await user.type(title, ' na terça');
  await user.click(screen.getByRole('switch', { name: /^Ligado/ }));
  expect(preview()).toHaveTextContent('Desligado: ninguém o vê até você ligá-lo.');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Outra pessoa mudou este benefício enquanto você editava.',
  );
  expect(title).toHaveValue('Chope em dobro na terça');
  await user.click(save());
  expect(await screen.findByText('Lista')).toBeVisible();
  expect(updateMock).toHaveBeenLastCalledWith(
    manager,
    stored,
    expect.objectContaining({
      title: 'Chope em dobro na terça',
      isActive: false,
      validUntil: stored.validUntil,
    }),
  );
});

test('asks for confirmation before unsaved input is discarded', async () => {
  const { user } = renderPage('o1');
  await user.type(await screen.findByLabelText('Título'), '!');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  const question = screen.getByRole('dialog');
  expect(question).toHaveTextContent('As alterações ainda não foram salvas e serão perdidas.');
  await user.click(within(question).getByRole('button', { name: 'Sair' }));
  expect(screen.getByText('Lista')).toBeVisible();
});

test('reports an offer that cannot be read, and does not open an offer of another place', async () => {
  getOfferMock.mockRejectedValueOnce(new AppError('unavailable'));
  const { user, unmount } = renderPage('o1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar o benefício',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByLabelText('Título')).toBeVisible();
  unmount();
  renderPage('o1', ['p2']);
  expect(await screen.findByText('Você não gerencia este lugar.')).toBeVisible();
  expect(screen.queryByLabelText('Título')).toBeNull();
});

test('an offer that does not exist leads back to the list, without a retry', async () => {
  getOfferMock.mockRejectedValue(new AppError('not-found'));
  const { user } = renderPage('o1');
  expect(await screen.findByRole('heading', { name: 'Benefício não encontrado' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Voltar para/ }));
  expect(screen.getByText('Lista')).toBeVisible();
});
