import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listCategories } from '#data/categories/category-store.ts';
import { readHome } from '#data/places/home-store.ts';
import { AppError } from '#domain/app-error.ts';
import type { HomeRails } from '#domain/home-rails.ts';
import { toPlace } from '#domain/stored/place.ts';
import type { ListedPlace } from '#domain/place.ts';
import { SessionContext } from '#session/session-context.ts';
import { fakeSession } from '#session/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { HomeNow } from './home-now.tsx';

vi.mock('#data/categories/category-store.ts');
vi.mock('#data/places/home-store.ts');

const nothing: HomeRails<ListedPlace> = {
  openNow: [],
  tonight: [],
  benefits: [],
  neighborhoods: [],
};

function show() {
  return renderScreen(
    <SessionContext value={fakeSession({ status: 'signed-out', isVerified: true, reason: null })}>
      <HomeNow />
    </SessionContext>,
  );
}

beforeEach(() => {
  vi.mocked(listCategories).mockResolvedValue([aCategory()]);
});

test('shows a rail for what there is, and none for what there is not', async () => {
  vi.mocked(readHome).mockResolvedValue({
    ...nothing,
    tonight: [toPlace('p1', { title: 'Bar do Farol' })],
    neighborhoods: [{ name: 'Lagoa da Conceição', count: 13 }],
  });
  show();
  const tonight = within(await screen.findByRole('region', { name: 'Hoje à noite' }));
  expect(tonight.getByRole('link', { name: 'Bar do Farol' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lagoa da Conceição 13 lugares' })).toHaveAttribute(
    'href',
    '/search?local=Lagoa%20da%20Concei%C3%A7%C3%A3o',
  );
  expect(screen.queryByRole('heading', { name: 'Abertos agora' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Benefícios do clube hoje' })).toBeNull();
});

test('says that it could not be read, and asks again', async () => {
  vi.mocked(readHome).mockRejectedValueOnce(new AppError('unavailable')).mockResolvedValue(nothing);
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar o que há agora');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Perto de você' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
