import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { saveSpecialDay } from '#features/opening-hours/data/special-day-store.ts';
import { AppError } from '#shared/app-error.ts';
import { withSpecialDay } from '#features/opening-hours/model/special-day.ts';
import { toPlace } from '#features/places/model/place.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { SpecialDays } from './special-days.tsx';

vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#features/opening-hours/data/special-day-store.ts', () => ({ saveSpecialDay: vi.fn() }));
const saves = vi.mocked(saveSpecialDay);

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => `${day} 18:00-${(day + 1) % 7} 02:00`);
const bar = toPlace('p1', {
  title: 'Bar da Ponte',
  hours: { periods: everyDay, exceptions: [], note: '' },
});
const old = toPlace('p2', { title: 'Café do Sol', hours: 'Terça a domingo, até tarde' });

beforeEach(() => {
  vi.setSystemTime(new Date('2026-12-01T15:00:00Z'));
  vi.mocked(listManagedPlaces)
    .mockReset()
    .mockResolvedValue({ places: [bar, old], missingIds: [], nextCursor: null });
  saves
    .mockReset()
    .mockImplementation((_writer, { hours }, { date, day, today }) =>
      Promise.resolve({ kind: 'saved', hours: withSpecialDay(hours, date, day, today) ?? hours }),
    );
});

function show() {
  const manager = aUser({ role: 'manager', managedPlaces: ['p1', 'p2'] });
  return renderScreen(<SpecialDays user={manager} />, { at: '/manager' });
}
const group = () => within(screen.getByRole('group', { name: 'Bar da Ponte' }));

test('closes a place on a holiday with two taps and can undo it', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Natal sex 25/12' }));
  expect(await screen.findByText('Como na semana: 18:00–02:00.')).toBeVisible();
  await user.click(group().getByRole('button', { name: 'Fechado' }));
  expect(await screen.findByText('Neste dia: fechado. Na semana: 18:00–02:00.')).toBeVisible();
  expect(saves).toHaveBeenCalledExactlyOnceWith(
    { uid: expect.any(String) as string, isSuperAdmin: false },
    bar,
    {
      date: '2026-12-25',
      day: { closed: true, periods: [], label: 'Natal' },
      today: '2026-12-01',
    },
  );
  expect(group().getByRole('button', { name: 'Fechado' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('button', { name: 'Desfazer em Bar da Ponte' }));
  expect(await screen.findByText('Como na semana: 18:00–02:00.')).toBeVisible();
  expect(saves.mock.lastCall?.[2].day).toBeNull();
});

test('special hours start from those of the weekday, and incomplete ones are not saved', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Ano-Novo/ }));
  await user.click(
    within(await screen.findByRole('group', { name: 'Bar da Ponte' })).getByRole('button', {
      name: 'Horário especial',
    }),
  );
  const opens = screen.getByLabelText('Bar da Ponte: abre, período 1');
  const closes = screen.getByLabelText('Bar da Ponte: fecha, período 1');
  expect(opens).toHaveFocus();
  expect(opens).toHaveValue('18:00');
  expect(closes).toHaveValue('02:00');
  await user.clear(opens);
  await user.click(screen.getByRole('button', { name: 'Salvar horário' }));
  expect(saves).not.toHaveBeenCalled();
  expect(opens).toBeInvalid();
  await user.type(opens, '12:00');
  await user.clear(closes);
  await user.type(closes, '18:00');
  await user.click(screen.getByRole('button', { name: 'Salvar horário' }));
  expect(await screen.findByText('Neste dia: 12:00–18:00. Na semana: 18:00–02:00.')).toBeVisible();
  expect(saves.mock.lastCall?.[2]).toMatchObject({ date: '2027-01-01' });
});

test('the hours of one place are applied to all, and a failure is retried for the rest', async () => {
  const kiosk = { ...bar, id: 'p3', title: 'Quiosque da Barra' };
  const winery = { ...bar, id: 'p4', title: 'Vinícola da Serra' };
  vi.mocked(listManagedPlaces).mockResolvedValue({
    places: [bar, old, kiosk, winery],
    missingIds: [],
    nextCursor: null,
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Natal/ }));
  await screen.findAllByText('Como na semana: 18:00–02:00.');
  await user.click(group().getByRole('button', { name: 'Fechado' }));
  const apply = await screen.findByRole('button', { name: 'Aplicar aos 3 lugares' });
  saves.mockImplementationOnce(() => Promise.reject(new AppError('unavailable')));
  await user.click(apply);
  expect(await screen.findByRole('alert')).toHaveTextContent('O dia não foi salvo');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => {
    expect(screen.getAllByText('Neste dia: fechado. Na semana: 18:00–02:00.')).toHaveLength(3);
  });
  expect(saves.mock.calls.map(([, place]) => place.id)).toEqual(['p1', 'p3', 'p3', 'p4']);
  expect(screen.queryByRole('button', { name: /^Aplicar/ })).toBeNull();
});

test('special hours can be cancelled without a save', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Ano-Novo/ }));
  await screen.findByText('Como na semana: 18:00–02:00.');
  await user.click(group().getByRole('button', { name: 'Horário especial' }));
  await user.type(screen.getByLabelText('Bar da Ponte: abre, período 1'), '12:00');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByLabelText('Bar da Ponte: abre, período 1')).toBeNull();
  await waitFor(() => {
    expect(group().getByRole('button', { name: 'Fechado' })).toHaveFocus();
  });
  expect(group().getByRole('button', { name: 'Como sempre' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(saves).not.toHaveBeenCalled();
});

test('keeps hours written as text and links to the editor', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Natal/ }));
  expect(await screen.findByText('Terça a domingo, até tarde')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Informar o horário de Café do Sol' })).toHaveAttribute(
    'href',
    '/manager/places/p2/edit',
  );
});

test('a failed save can be retried, and a conflict with another user shows their hours', async () => {
  saves.mockRejectedValueOnce(new AppError('unavailable'));
  const theirs = withSpecialDay(
    bar.hours,
    '2026-12-25',
    { closed: false, periods: [{ open: '10:00', close: '14:00' }], label: '' },
    '2026-12-01',
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Natal/ }));
  await user.click(
    within(await screen.findByRole('group', { name: 'Bar da Ponte' })).getByRole('button', {
      name: 'Fechado',
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('O dia não foi salvo');
  saves.mockResolvedValueOnce({ kind: 'changed', hours: theirs ?? bar.hours });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(/^Outra pessoa acabou de mudar este dia/)).toBeVisible();
  expect(screen.getByText('Neste dia: 10:00–14:00. Na semana: 18:00–02:00.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull();
});

test('a failed undo can be retried and is not offered for undo again', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Natal/ }));
  await screen.findByText('Como na semana: 18:00–02:00.');
  await user.click(group().getByRole('button', { name: 'Fechado' }));
  saves.mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Desfazer em Bar da Ponte' }));
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Desfeito.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull();
});

test('any other day from today on can be selected', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Outro dia' }));
  const day = await screen.findByLabelText('Dia');
  await user.type(day, '2026-11-30');
  expect(day).toBeInvalid();
  expect(screen.queryByRole('group', { name: 'Bar da Ponte' })).toBeNull();
  await user.clear(day);
  await user.type(day, '2026-12-02');
  await user.click(group().getByRole('button', { name: 'Fechado' }));
  expect(saves.mock.lastCall?.[2]).toMatchObject({ date: '2026-12-02', day: { label: '' } });
});

test.each(['Fechado', 'Horário especial'])(
  'a selected day keeps its existing label: %s',
  async (choice) => {
    const day = { closed: false, periods: [{ open: '10:00', close: '14:00' }], label: 'Festa' };
    const hours = withSpecialDay(bar.hours, '2026-12-02', day, '2026-12-01') ?? bar.hours;
    vi.mocked(listManagedPlaces).mockResolvedValue({
      places: [{ ...bar, hours }],
      missingIds: [],
      nextCursor: null,
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Outro dia' }));
    await user.type(await screen.findByLabelText('Dia'), '2026-12-02');
    await user.click(group().getByRole('button', { name: choice }));
    const save = screen.queryByRole('button', { name: 'Salvar horário' });
    if (save) await user.click(save);
    expect(saves.mock.lastCall?.[2]).toMatchObject({
      date: '2026-12-02',
      day: { closed: choice === 'Fechado', label: 'Festa' },
    });
  },
);
