import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  checkEventFile,
  listEventImports,
  storeEventFile,
  undoEventImport,
} from '#features/imports/data/import-api.ts';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { EventImportRow } from '#features/imports/model/import-contract.ts';
import { toPlace } from '#features/places/model/place.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import EventImportScreen from './manager-event-import-screen.tsx';

vi.mock('#features/imports/data/import-api.ts');
vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
const checkMock = vi.mocked(checkEventFile);
const storeMock = vi.mocked(storeEventFile);
const listMock = vi.mocked(listEventImports);
const undoMock = vi.mocked(undoEventImport);

const aRow = (row: number, changes: Partial<EventImportRow> = {}): EventImportRow => ({
  row,
  title: `Show ${row}`,
  placeTitle: 'Bar da Ponte',
  state: 'ready',
  dateCount: 1,
  dates: [
    {
      startsAt: new Date('2027-05-10T23:00:00.000Z'),
      endsAt: new Date('2027-05-11T02:00:00.000Z'),
      status: 'scheduled',
    },
  ],
  errors: [],
  warnings: [],
  ...changes,
});
const rows = [
  aRow(2),
  aRow(3, { warnings: ['end-assumed'] }),
  aRow(4, { state: 'duplicate' }),
  aRow(5, { state: 'invalid', dates: [], dateCount: 0, errors: ['place-unknown'] }),
];
const pastImport = {
  id: 'i1',
  fileName: 'antigos.ics',
  createdAt: '2026-10-10T12:00:00Z',
  events: 3,
  isUndone: false,
};

beforeEach(() => {
  checkMock.mockReset().mockResolvedValue({ rows });
  storeMock.mockReset().mockResolvedValue({ success: true, importId: 'i2', stored: 1 });
  listMock.mockReset().mockResolvedValue([]);
  undoMock.mockReset();
  const places = [toPlace('p1', { title: 'Bar da Ponte', isActive: true })];
  vi.mocked(listManagedPlaces)
    .mockReset()
    .mockResolvedValue({ places, missingIds: [], nextCursor: null });
});

async function openScreen(role: 'manager' | 'super_admin' = 'manager') {
  const view = renderScreen(<EventImportScreen />, { user: aUser({ uid: 'gil', role }) });
  const file = new File(['titulo;data'], 'agenda.csv');
  await view.user.upload(screen.getByLabelText('Arquivo de eventos', { selector: 'input' }), file);
  return { ...view, file };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('an import of events', () => {
  it('shows valid and invalid events, and stores those that were not excluded', async () => {
    const { user, file } = await openScreen();
    expect(await button('Prontos 2')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Sem hora de término: contamos três horas.')).toBeVisible();
    expect(screen.getAllByText('seg 10/05/2027, 20:00–23:00')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Com problema 1' }));
    expect(
      screen.getByText('Não é um lugar ativo em que você possa anunciar eventos.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Prontos 2' }));
    await user.click(screen.getByRole('checkbox', { name: /Show 3/ }));
    await user.click(await button('Importar 1 evento'));
    expect(await screen.findByText('1 evento entrou na agenda.')).toHaveFocus();
    expect(storeMock).toHaveBeenCalledWith({ file, placeId: '' }, [2]);
    expect(listMock).toHaveBeenCalledTimes(2);
    // The file is not uploaded again for a check.
    expect(checkMock).toHaveBeenCalledTimes(1);
  });

  it('is checked again for the place that a manager chooses', async () => {
    const { user, file } = await openScreen();
    await user.selectOptions(await screen.findByLabelText('Onde acontecem'), 'Bar da Ponte');
    expect(checkMock).toHaveBeenLastCalledWith({ file, placeId: 'p1' }, expect.anything());
    await user.click(await button('Importar 2 eventos'));
    expect(storeMock).toHaveBeenCalledWith({ file, placeId: 'p1' }, [2, 3]);
  });

  it('requires the file to name the places if the user manages all places', async () => {
    await openScreen('super_admin');
    expect(await button('Prontos 2')).toBeVisible();
    expect(screen.queryByLabelText('Onde acontecem')).toBeNull();
  });

  it('shows why a file cannot be read, and accepts another one', async () => {
    checkMock.mockResolvedValueOnce({ problem: 'broken-calendar' });
    const { user } = await openScreen();
    expect(await screen.findByText(/O calendário está incompleto ou tem um erro/)).toBeVisible();
    await user.click(await button('Trocar arquivo'));
    expect(screen.getByLabelText('Arquivo de eventos', { selector: 'input' })).toBeInTheDocument();
  });

  it('sends the same rows again after a failure', async () => {
    storeMock.mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = await openScreen();
    await user.click(await button('Importar 2 eventos'));
    await user.click(await button('Tentar novamente'));
    expect(await screen.findByText('1 evento entrou na agenda.')).toBeVisible();
    expect(storeMock.mock.calls.map(([, sent]) => sent)).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  it('is undone after a confirmation, and shows the kept events with reasons', async () => {
    listMock.mockResolvedValue([pastImport]);
    undoMock.mockRejectedValueOnce(new AppError('unavailable')).mockResolvedValue({
      success: true,
      removed: 2,
      kept: [{ title: 'Feira', reason: 'saved' }],
    });
    const { user } = await openScreen();
    await user.click(await button('Desfazer a importação antigos.ics'));
    await user.click(await button('Desfazer a importação'));
    expect(await screen.findByText(/Não foi possível desfazer a importação/)).toBeVisible();
    await user.click(await button(/Tentar novamente|Desfazer a importação$/));
    expect(await screen.findByText('2 eventos saíram da agenda, 1 ficou.')).toBeVisible();
    expect(screen.getByText('Feira')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'antigos.ics' })).toHaveFocus();
  });
});
