import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listImports } from '#features/imports/data/import-api.ts';
import { pastImportsQuery } from '#features/imports/data/import-queries.ts';
import { AppError } from '#shared/app-error.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { PastImports } from './past-imports.tsx';

vi.mock('#features/imports/data/import-api.ts', () => ({
  listImports: vi.fn(),
  getExistingPlaces: vi.fn(),
  readUndoProgress: vi.fn(),
}));

const listImportsMock = vi.mocked(listImports);
const anImport = (fileName: string) => ({
  id: fileName,
  fileName,
  actorName: 'Bia',
  createdAt: '2026-03-01T12:00:00Z',
  rows: 3,
  state: 'complete' as const,
  keptCount: 0,
});

it('retries the whole list, not a further page, after a failed refresh', async () => {
  const page = { success: true as const, next: 'antes.csv' };
  listImportsMock.mockResolvedValueOnce({ ...page, imports: [anImport('antes.csv')] });
  const { client, user } = renderScreen(<PastImports uid="bia" />);
  expect(await screen.findByRole('heading', { name: 'antes.csv' })).toBeVisible();
  listImportsMock.mockRejectedValueOnce(new AppError('timeout'));
  await client.refetchQueries({ queryKey: pastImportsQuery('bia').queryKey });
  listImportsMock.mockResolvedValueOnce({ ...page, imports: [anImport('depois.csv')] });
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'depois.csv' })).toBeVisible();
  expect(listImportsMock.mock.lastCall?.[0]).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
