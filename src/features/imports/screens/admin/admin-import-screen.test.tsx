import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { getExistingPlaces, listImports, undoImport } from '#features/imports/data/import-api.ts';
import { runImport } from '#features/imports/data/import-store.ts';
import type { ImportPlan } from '#features/imports/data/import-plan.ts';
import { AppError } from '#shared/app-error.ts';
import type { PastImport } from '#features/imports/model/import-contract.ts';
import { aUser } from '#support/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import {
  checkPlaces,
  readPlaces,
  summarizeFile,
} from '#features/imports/model/place-import/read-places.ts';
import ImportScreen from './admin-import-screen.tsx';

vi.mock('#features/categories/data/category-store.ts');
vi.mock('#features/imports/data/import-api.ts');
vi.mock('#features/imports/data/import-store.ts', async (original) => ({
  ...(await original<object>()),
  runImport: vi.fn(),
}));
// The real worker is covered by the browser tests.
vi.mock('./read-import-file.ts', () => ({
  readImportFile: vi.fn(async (file: File) => {
    const parsed = readPlaces(new Uint8Array(await file.arrayBuffer()));
    if ('problem' in parsed) return parsed;
    const check = (request: never) => Promise.resolve(checkPlaces(parsed, request));
    return { summary: summarizeFile(parsed), check, close: vi.fn() };
  }),
}));

const pastImport: PastImport = {
  id: 'i1',
  fileName: 'antigos.csv',
  createdAt: '2026-03-10T12:00:00Z',
  actorName: 'Ana Souza',
  rows: 12,
  state: 'incomplete',
  keptCount: 0,
};
const table = 'nome;categoria;endereço\nBar do Sol;Bares;Rua 1\nCasa;Hotel;Rua 2\n;Bares;Rua 3';

beforeEach(() => {
  vi.mocked(listCategories)
    .mockReset()
    .mockResolvedValue([aCategory({ id: 'c1' })]);
  vi.mocked(getExistingPlaces).mockReset().mockResolvedValue({ places: [], isComplete: true });
  vi.mocked(listImports).mockReset().mockResolvedValue({ success: true, imports: [], next: null });
  vi.mocked(runImport).mockReset().mockResolvedValue();
  vi.mocked(undoImport).mockReset();
});

function openScreen() {
  const view = renderScreen(<ImportScreen />, {
    user: aUser({ uid: 'ana', role: 'super_admin' }),
    at: '/admin/import',
  });
  const upload = (content: string, name = 'lugares.csv') =>
    view.user.upload(screen.getByLabelText('Arquivo de lugares', { selector: 'input' }), [
      new File([content], name),
    ]);
  return { ...view, upload };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const getPlan = (call: number): ImportPlan => {
  const plan = vi.mocked(runImport).mock.calls[call]?.[1];
  if (!plan) throw new Error('Nothing was stored');
  return plan;
};

describe('a new import', () => {
  it('stores the rows of the report, inactive by default', async () => {
    const { upload, user } = openScreen();
    await upload(table);
    expect(await button('Com problema 2')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Hotel (1 lugar)'), 'Bares');
    await user.click(await button('Importar 2 lugares'));
    expect(await screen.findByText('2 lugares importados, por enquanto inativos.')).toBeVisible();
    expect(getPlan(0)).toMatchObject({
      fileName: 'lugares.csv',
      isActive: false,
      places: [
        { draft: { title: 'Bar do Sol', category: 'c1' } },
        { draft: { title: 'Casa', category: 'c1' } },
      ],
    });
  });

  it('that failed is resumed at the same position as the same import', async () => {
    vi.mocked(runImport).mockImplementationOnce((_uid, _plan, { onProgress }) => {
      onProgress(1);
      return Promise.reject(new AppError('unavailable'));
    });
    const { upload, user } = openScreen();
    await upload(table);
    await user.click(await screen.findByLabelText(/^Ativos/));
    await user.click(await button('Importar 1 lugar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('A importação parou no meio');
    await user.click(await button('Tentar novamente'));
    expect(await screen.findByText('1 lugar importado.')).toBeVisible();
    expect(getPlan(1)).toBe(getPlan(0));
    expect(getPlan(1).isActive).toBe(true);
    expect(vi.mocked(runImport).mock.calls.map(([, , { storedCount }]) => storedCount)).toEqual([
      0, 1,
    ]);
  });

  it('can be stopped and resumed', async () => {
    vi.mocked(runImport).mockImplementationOnce(
      (_uid, _plan, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new AppError('cancelled'));
          });
        }),
    );
    const { upload, user } = openScreen();
    await upload(table);
    await user.click(await button('Importar 1 lugar'));
    await user.click(await button('Parar'));
    expect(await screen.findByRole('heading', { name: 'Importação interrompida' })).toHaveFocus();
    await user.click(await button('Continuar a importação'));
    expect(await screen.findByRole('heading', { name: 'Importação concluída' })).toBeVisible();
  });

  it('shows why a file is invalid, and accepts another one', async () => {
    const { upload } = openScreen();
    await upload('{"type": "FeatureCollection"}', 'mapa.json');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'mapa.json: O arquivo é um GeoJSON.',
    );
    await upload(table);
    expect(await button('Importar 1 lugar')).toBeVisible();
  });

  it('is not offered while it cannot be compared with existing places', async () => {
    vi.mocked(getExistingPlaces).mockRejectedValueOnce(new AppError('unavailable'));
    const { upload, user } = openScreen();
    await upload(table);
    const failure = await screen.findByRole('heading', {
      name: 'Não foi possível comparar com os lugares que já estão no guia',
    });
    expect(failure).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
    await user.click(await button('Tentar novamente'));
    expect(await button('Importar 1 lugar')).toBeVisible();
  });
});

describe('past imports', () => {
  it('that fail to load show an error instead of an empty list', async () => {
    vi.mocked(listImports).mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = openScreen();
    expect(
      await screen.findByRole('heading', { name: 'Não foi possível carregar as importações' }),
    ).toBeVisible();
    await user.click(await button('Tentar novamente'));
    expect(await screen.findByText('Nenhuma importação foi feita ainda.')).toBeVisible();
  });

  it('are undone after a confirmation, and resumed after a failure', async () => {
    vi.mocked(listImports).mockResolvedValue({ success: true, imports: [pastImport], next: null });
    const step = { success: true as const, total: 12, keptCount: 0, kept: [] };
    const end = { ...step, isDone: true, checked: 12 };
    let finish = () => undefined as void;
    vi.mocked(undoImport)
      .mockRejectedValueOnce(new AppError('unavailable'))
      .mockImplementationOnce((_id, onProgress) => {
        onProgress({ ...step, isDone: false, checked: 4 });
        return new Promise((resolve) => {
          finish = () => {
            onProgress(end);
            resolve(end);
          };
        });
      });
    const { user } = openScreen();
    await user.click(await button('Desfazer a importação antigos.csv'));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Desfazer a importação' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível desfazer a importação até o fim',
    );
    await user.click(await button('Tentar novamente'));
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(screen.queryByText('Desfeita em parte')).toBeNull();
    act(finish);
    expect(await screen.findByText('12 lugares saíram do guia, nenhum ficou.')).toBeVisible();
    await waitFor(() => {
      expect(vi.mocked(undoImport).mock.calls.map(([id]) => id)).toEqual(['i1', 'i1']);
    });
  });
});
