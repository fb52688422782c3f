import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createEvent, updateEvent } from '#features/events/data/event-writes.ts';
import { getManagedEvent } from '#features/events/data/managed-event-store.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toStoredEventDate } from '#features/events/model/event-date.ts';
import { toEvent } from '#features/events/model/event.ts';
import { toPlace } from '#features/places/model/place.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { setWideScreen } from '#support/screen-width.ts';
import { EventPage } from './event-page.tsx';

vi.mock('#features/events/data/event-writes.ts', () => ({
  createEvent: vi.fn(),
  updateEvent: vi.fn(),
}));
vi.mock('#features/events/data/managed-event-store.ts', () => ({
  listManagedEvents: vi.fn(),
  getManagedEvent: vi.fn(),
}));
vi.mock('#features/places/data/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
}));
const creations = vi.mocked(createEvent);
const updates = vi.mocked(updateEvent);
const reads = vi.mocked(getManagedEvent);

/** Returns the time 20:00 in the city, `days` from now. */
const evening = (days: number) =>
  new Date(Math.floor(Date.now() / dayMs + days) * dayMs + 23 * hourMs);
const inDays = (days: number) => evening(days).toISOString().slice(0, 10);

const anEvent = (dates: number, firstDay = 2) =>
  toEvent('e1', {
    placeId: 'p1',
    title: 'Noite de choro',
    isActive: true,
    revision: 3,
    dates: Array.from({ length: dates }, (_, at) =>
      toStoredEventDate({
        key: `k${at + 1}`,
        startsAt: evening(at + firstDay),
        endsAt: new Date(evening(at + firstDay).getTime() + 2 * hourMs),
        status: 'scheduled',
      }),
    ),
  });

beforeEach(() => {
  creations.mockReset().mockResolvedValue();
  updates.mockReset().mockResolvedValue();
  reads.mockReset().mockResolvedValue(anEvent(2));
  vi.mocked(getPlace)
    .mockReset()
    .mockResolvedValue(toPlace('p1', { title: 'Bar da Ponte' }));
});

async function open(eventId: string | null, managedPlaces = ['p1']) {
  const user = aUser({ role: 'manager', managedPlaces });
  const page = (
    <EventPage user={user} eventId={eventId} copiedEventId={null} placeId="p1" listPath="/lista" />
  );
  const view = renderScreen(
    <Routes>
      <Route path="/" element={page} />
      <Route path="/lista" element={<p>Lista</p>} />
    </Routes>,
    { user },
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** Sets the value in one event, because typing letter by letter takes seconds in a form of this size. */
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => screen.findByRole('button', { name: 'Salvar evento' });

/** Opens a new event with a title and a date one week from now. */
async function openNew() {
  const view = await open(null);
  await save();
  fill('Título', 'Noite de choro');
  fill('Primeiro dia', inDays(7));
  return view;
}

describe('a new event', () => {
  test('has a preview of its card on a wide screen, which follows the form', async () => {
    setWideScreen(true);
    await open(null);
    await save();
    const preview = within(screen.getByRole('region', { name: 'Como aparece na agenda' }));
    expect(preview.getByText('Data e hora')).toBeVisible();
    expect(preview.getByText('Título do evento')).toBeVisible();
    expect(preview.getByText('Bar da Ponte')).toBeVisible();
    fill('Preço', 'free');
    expect(preview.getByText('Grátis')).toBeVisible();
    fill('Primeiro dia', inDays(7));
    expect(preview.queryByText('Data e hora')).toBeNull();
    expect(preview.getByText('Título do evento')).toBeVisible();
    fill('Título', 'Noite de choro');
    expect(preview.getByText('Noite de choro')).toBeVisible();
    expect(preview.getByText('Bar da Ponte')).toBeVisible();
  });

  test('is stored as typed and then shows the list', async () => {
    const { user, address } = await openNew();
    await user.click(await save());
    await waitFor(() => {
      expect(address()).toBe('/lista');
    });
    expect(creations).toHaveBeenCalledExactlyOnceWith(
      'ana',
      { id: expect.any(String) as string, placeId: 'p1' },
      expect.objectContaining({
        title: 'Noite de choro',
        dates: [expect.objectContaining({ startsAt: evening(7), status: 'scheduled' })],
      }),
    );
  });

  test('is stored with its texts in other languages, without blank ones', async () => {
    const { user } = await openNew();
    await user.click(screen.getByText('Traduzir para espanhol e inglês'));
    fill('Título em espanhol', '  Noche de  choro ');
    fill('Título em inglês', ' ');
    fill('Descrição em inglês', 'Live choro.');
    expect(screen.getByLabelText('Título em espanhol')).toHaveAttribute('lang', 'es-AR');
    await user.click(await save());
    await waitFor(() => {
      expect(creations).toHaveBeenCalledOnce();
    });
    expect(creations.mock.calls[0]?.[2].translations).toEqual({
      es: { title: 'Noche de choro' },
      en: { description: 'Live choro.' },
    });
  });

  test.each([
    ['ends before it begins', { 'Termina em outro dia (opcional)': inDays(6) }, /termina antes/],
    ['ends when it begins', { 'Termina às': '20:00' }, /termina antes/],
    ['lasts 32 days', { 'Termina em outro dia (opcional)': inDays(39) }, /no máximo 31 dias/],
    ['is in 1970', { 'Primeiro dia': '1970-01-01' }, /já passou/],
    ['is in 2126', { 'Primeiro dia': '2126-01-01' }, /até dois anos/],
    ['has no date', { 'Primeiro dia': '' }, 'Informe o dia, o começo e o fim.'],
  ])('that %s is not stored and shows an error', async (_what, typed, sentence) => {
    const { user } = await openNew();
    for (const [label, value] of Object.entries(typed)) fill(label, value);
    await user.click(await save());
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Primeiro dia')).toHaveFocus();
    expect(screen.getByLabelText('Primeiro dia')).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText('Título')).toHaveValue('Noite de choro');
    expect(screen.queryByRole('region', { name: 'Datas que serão criadas' })).toBeNull();
    expect(creations).not.toHaveBeenCalled();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ingressos'])(
    'with tickets at %s is not stored and shows an error',
    async (address) => {
      const { user } = await openNew();
      fill(/^Endereço dos ingressos/, address);
      await user.click(await save());
      expect(screen.getByLabelText(/^Endereço dos ingressos/)).toHaveFocus();
      expect(screen.getByLabelText(/^Endereço dos ingressos/)).toHaveAccessibleDescription(
        /^Informe um endereço da web/,
      );
      expect(creations).not.toHaveBeenCalled();
      fill(/^Endereço dos ingressos/, 'https://ingressos.example/choro');
      await user.click(await save());
      expect(creations).toHaveBeenCalledOnce();
    },
  );

  test('keeps a title of 120 letters without spaces', async () => {
    const { user } = await openNew();
    const title = 'Á'.repeat(120);
    expect(screen.getByLabelText('Título')).toHaveAttribute('maxlength', '120');
    fill('Título', title);
    await user.click(await save());
    expect(creations.mock.calls[0]?.[2].title).toBe(title);
  });

  test('shows the limit if a series has more dates than an event can hold', async () => {
    const { user } = await openNew();
    await user.selectOptions(screen.getByLabelText('Repetição'), 'A cada dia');
    fill('Até o dia', inDays(7 + 60));
    const preview = screen.getByRole('region', { name: 'Datas que serão criadas' });
    expect(within(preview).getByText('60 datas, o máximo de um evento')).toBeVisible();
    await user.click(await save());
    expect(creations.mock.calls[0]?.[2].dates).toHaveLength(60);
  });

  test('keeps the focus nearby when a date is removed or restored', async () => {
    const { user } = await openNew();
    await user.selectOptions(screen.getByLabelText('Repetição'), 'A cada dia');
    fill('Até o dia', inDays(9));
    const chips = () => screen.getAllByRole('button', { name: /^Retirar / });
    const press = async (button: HTMLElement | undefined) => {
      button?.focus();
      await user.keyboard('{Enter}');
    };
    const [first, second] = chips();
    await press(first);
    expect(second).toHaveFocus();
    await press(second);
    // The last remaining date cannot be removed.
    expect(screen.getByRole('button', { name: 'Devolver as datas retiradas' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chips()).toHaveLength(3);
    expect(chips()).toContain(document.activeElement);
  });

  test('is retried with the same id after an unknown result', async () => {
    creations.mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = await openNew();
    await user.click(await save());
    expect(await screen.findByText(/^Não foi possível salvar o evento/)).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Noite de choro');
    await user.click(await save());
    expect(await screen.findByText('Lista')).toBeVisible();
    const [first, second] = creations.mock.calls.map(([, { id }]) => id);
    expect(second).toBe(first);
  });

  test('cannot be created by a user who does not manage the place', async () => {
    await open(null, ['p2']);
    expect(screen.getByRole('heading', { name: 'Você não gerencia este lugar.' })).toBeVisible();
    expect(screen.queryByLabelText('Título')).toBeNull();
  });
});

describe('an existing event', () => {
  test('has a note next to its card if all its dates are over', async () => {
    setWideScreen(true);
    reads.mockResolvedValue(anEvent(2, -4));
    await open('e1');
    await save();
    const preview = within(screen.getByRole('region', { name: 'Como aparece na agenda' }));
    expect(preview.getByText('O evento já passou e não aparece na agenda.')).toBeVisible();
    expect(preview.getByText('Noite de choro')).toBeVisible();
    expect(preview.queryByText(/^Acontecendo agora/)).toBeNull();
  });

  test.each(['1970-01-01', '2126-01-01'])('rejects a date moved to %s', async (day) => {
    const { user } = await open('e1');
    const [move] = await screen.findAllByRole('button', { name: /^Mover / });
    if (!move) throw new Error('No date can be moved');
    await user.click(move);
    fill('Dia', day);
    await user.click(await save());
    expect(
      screen.getByText('Há uma data a mais de dois anos daqui, ou de antes de 2000.'),
    ).toBeVisible();
    expect(updates).not.toHaveBeenCalled();
  });

  test('rejects a date that ends before it begins', async () => {
    const { user } = await open('e1');
    const [move] = await screen.findAllByRole('button', { name: /^Mover / });
    if (!move) throw new Error('No date can be moved');
    await user.click(move);
    fill('Termina no dia', inDays(1));
    await user.click(await save());
    expect(screen.getByText('Há uma data que termina antes de começar.')).toBeVisible();
    expect(updates).not.toHaveBeenCalled();
  });

  test('keeps the focus nearby when dates are removed or the form for new dates opens', async () => {
    const { user } = await open('e1');
    const [first, second] = await screen.findAllByRole('button', { name: /^Remover / });
    first?.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: /^Situação de / })).toHaveFocus();
    second?.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Adicionar datas' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Primeiro dia')).toHaveFocus();
  });

  test('rejects a 61st date', async () => {
    reads.mockResolvedValue(anEvent(60));
    const { user } = await open('e1');
    await user.click(await screen.findByRole('button', { name: 'Adicionar datas' }));
    fill('Primeiro dia', inDays(90));
    await user.click(await save());
    expect(screen.getByText(/^Um evento tem no máximo 60 datas/)).toBeVisible();
    expect(updates).not.toHaveBeenCalled();
    const [remove] = screen.getAllByRole('button', { name: /^Remover / });
    if (!remove) throw new Error('No date can be removed');
    await user.click(remove);
    await user.click(await save());
    expect(updates.mock.calls[0]?.[2].dates).toHaveLength(60);
  });

  test('shows a conflict with another user and keeps the typed values', async () => {
    updates.mockRejectedValueOnce(new AppError('conflict'));
    const { user, address } = await open('e1');
    await screen.findByDisplayValue('Noite de choro');
    fill('Título', 'Noite de choro e samba');
    fill('Descrição (opcional)', 'Roda na beira da lagoa.');
    await user.click(await save());
    expect(
      await screen.findByText(/^Outra pessoa mudou este evento enquanto você editava/),
    ).toBeVisible();
    expect(address()).toBe('/');
    expect(screen.getByLabelText('Título')).toHaveValue('Noite de choro e samba');
    expect(screen.getByLabelText('Descrição (opcional)')).toHaveValue('Roda na beira da lagoa.');
    // After the conflicting field is reset, the other changes can be saved.
    fill('Título', 'Noite de choro');
    await user.click(await save());
    expect(await screen.findByText('Lista')).toBeVisible();
    const [, base, content] = updates.mock.lastCall ?? [];
    expect(base?.revision).toBe(3);
    expect(content).toMatchObject({
      title: 'Noite de choro',
      description: 'Roda na beira da lagoa.',
    });
  });

  test('shows an error if the event was deleted during editing', async () => {
    updates.mockRejectedValueOnce(new AppError('not-found'));
    const { user } = await open('e1');
    await screen.findByDisplayValue('Noite de choro');
    fill('Título', 'Noite de samba');
    await user.click(await save());
    expect(await screen.findByText(/^Este evento foi excluído/)).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Noite de samba');
  });
});
