import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import { toPlace } from '#features/places/model/place.ts';
import {
  addFavorite,
  listFavorites,
  removeFavorite,
} from '#features/favorites/data/favorite-store.ts';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { FavoriteButton } from './favorite-button.tsx';

vi.mock('#features/favorites/data/favorite-store.ts', () => ({
  listFavorites: vi.fn(),
  addFavorite: vi.fn(),
  removeFavorite: vi.fn(),
}));

const place = aPlaceSummary();
const owner = aUser();
const signedIn = signedInState(owner);
const saveName = 'Salvar Bar da Ponte';
const removeName = 'Remover Bar da Ponte dos favoritos';

beforeEach(() => {
  vi.mocked(listFavorites).mockReset().mockResolvedValue([]);
  vi.mocked(addFavorite).mockReset().mockResolvedValue();
  vi.mocked(removeFavorite).mockReset().mockResolvedValue();
});

function renderHeart(state: SessionState) {
  const session = fakeSession(state);
  const view = renderScreen(<FavoriteButton place={place} />, { session, at: '/search?q=bar' });
  return { ...view, session };
}

test('sends a visitor to the login without a read', async () => {
  const { user, address } = renderHeart(visitorState);
  await user.click(screen.getByRole('button', { name: saveName }));
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(listFavorites).not.toHaveBeenCalled();
});

test('is pressed for a saved place and removes it immediately', async () => {
  vi.mocked(listFavorites).mockResolvedValue([{ placeId: place.id, createdAt: null }]);
  const { user } = renderHeart(signedIn);
  const heart = await screen.findByRole('button', { name: removeName });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  vi.mocked(removeFavorite).mockReturnValue(new Promise(() => undefined));
  await user.click(heart);
  expect(await screen.findByRole('button', { name: saveName })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await waitFor(() => {
    expect(removeFavorite).toHaveBeenCalledWith('ana', place.id);
  });
});

test('offers the list of favourites after saving, not after removing', async () => {
  const { user } = renderHeart(signedIn);
  await user.click(await screen.findByRole('button', { name: saveName }));
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/favorites');
  await user.click(screen.getByRole('link', { name: 'Ver' }));
  expect(screen.queryByText('Salvo')).toBeNull();
  await user.click(screen.getByRole('button', { name: removeName }));
  await waitFor(() => {
    expect(removeFavorite).toHaveBeenCalled();
  });
  expect(screen.queryByText('Salvo')).toBeNull();
});

test('rolls back and shows the reason when saving fails', async () => {
  vi.mocked(addFavorite).mockRejectedValue(new AppError('unavailable'));
  const { user } = renderHeart(signedIn);
  await user.click(await screen.findByRole('button', { name: saveName }));
  expect(
    await screen.findByText(
      'Não foi possível atualizar seus favoritos. Verifique sua conexão e tente novamente.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: saveName })).toHaveAttribute('aria-pressed', 'false');
});

test('saves the place when an empty heart is tapped offline', async () => {
  vi.mocked(listFavorites).mockRejectedValue(new AppError('timeout'));
  const { user } = renderHeart(signedIn);
  await user.click(await screen.findByRole('button', { name: saveName }));
  await waitFor(() => {
    expect(addFavorite).toHaveBeenCalledExactlyOnceWith('ana', place.id);
  });
});

test('tapping an empty heart before the list is loaded does not remove a saved place', async () => {
  let resolveFavorites = (_saved: Favorite[]): void => undefined;
  vi.mocked(listFavorites).mockReturnValue(
    new Promise((resolve) => {
      resolveFavorites = resolve;
    }),
  );
  const { user } = renderHeart(signedIn);
  await user.click(await screen.findByRole('button', { name: saveName }));
  await waitFor(() => {
    expect(listFavorites).toHaveBeenCalled();
  });
  resolveFavorites([{ placeId: place.id, createdAt: null }]);
  expect(await screen.findByRole('button', { name: removeName })).toBeVisible();
  expect(removeFavorite).not.toHaveBeenCalled();
  expect(addFavorite).not.toHaveBeenCalled();
});

test('saving a place copies its cached page data to the favourites cache', async () => {
  const cachedPlace = toPlace(place.id, { title: place.title });
  const { user, client } = renderHeart(signedIn);
  client.setQueryData(['places', 'one', place.id], cachedPlace);
  await user.click(await screen.findByRole('button', { name: saveName }));
  await screen.findByRole('button', { name: removeName });
  expect(client.getQueryData(['member', 'ana', 'favorite-place', place.id])).toEqual(cachedPlace);
});

test('stays saved when another tab has already saved the place', async () => {
  vi.mocked(addFavorite).mockRejectedValue(new AppError('conflict'));
  const { user } = renderHeart(signedIn);
  const heart = await screen.findByRole('button', { name: saveName });
  await vi.waitFor(() => {
    expect(listFavorites).toHaveBeenCalledOnce();
  });
  vi.mocked(listFavorites).mockResolvedValue([{ placeId: place.id, createdAt: null }]);
  await user.click(heart);
  expect(await screen.findByText(/Lugar já está nos favoritos/)).toBeVisible();
  expect(screen.getByRole('button', { name: removeName })).toBeVisible();
});

test('two quick taps run in order and restore the initial state', async () => {
  const calls: string[] = [];
  vi.mocked(addFavorite).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    calls.push('added');
  });
  vi.mocked(removeFavorite).mockImplementation(() => {
    calls.push('removed');
    return Promise.resolve();
  });
  const { user } = renderHeart(signedIn);
  await user.click(await screen.findByRole('button', { name: saveName }));
  await user.click(await screen.findByRole('button', { name: removeName }));
  await vi.waitFor(() => {
    expect(calls).toEqual(['added', 'removed']);
  });
  expect(screen.getByRole('button', { name: saveName })).toBeVisible();
});

test('a tap while the session is loading saves the place once the user is known', async () => {
  const hint = { name: 'Ana', photoURL: '', role: 'member' as const };
  const { user, session } = renderHeart({ status: 'loading', hint });
  session.whenSettled.mockImplementation(() => {
    act(() => {
      session.become(signedIn);
    });
    return Promise.resolve(signedIn);
  });
  await user.click(screen.getByRole('button', { name: saveName }));
  expect(await screen.findByRole('button', { name: removeName })).toBeVisible();
  await waitFor(() => {
    expect(addFavorite).toHaveBeenCalledExactlyOnceWith('ana', place.id);
  });
});

test('shows a connection error instead of the login when Auth is unavailable', async () => {
  const hint = { name: 'Ana', photoURL: '', role: 'member' as const };
  const failed = { status: 'failed' as const, hint, error: new AppError('unavailable') };
  const { user, address } = renderHeart(failed);
  await user.click(screen.getByRole('button', { name: saveName }));
  expect(await screen.findByText(/Verifique sua conexão/)).toBeVisible();
  expect(address()).toBe('/search?q=bar');
});

test('asks a pending account to wait and writes nothing', async () => {
  const { user } = renderHeart(signedInState(aUser({ status: 'pending' })));
  await user.click(await screen.findByRole('button', { name: saveName }));
  expect(await screen.findByText(/aguarda a aprovação/)).toBeVisible();
  expect(addFavorite).not.toHaveBeenCalled();
});

test('remains the same focused button when the session becomes known', async () => {
  vi.mocked(listFavorites).mockResolvedValue([{ placeId: place.id, createdAt: null }]);
  const { user, session } = renderHeart(visitorState);
  await user.tab();
  const heart = screen.getByRole('button', { name: saveName });
  expect(heart).toHaveFocus();
  act(() => {
    session.become(signedIn);
  });
  expect(await screen.findByRole('button', { name: removeName })).toBe(heart);
  expect(heart).toHaveFocus();
});
