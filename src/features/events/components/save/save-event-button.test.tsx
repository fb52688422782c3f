import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import {
  unsaveEvent,
  listSavedEvents,
  saveEvent,
} from '#features/events/data/saved-event-store.ts';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { SaveEventButton } from './save-event-button.tsx';

vi.mock('#features/events/data/saved-event-store.ts', () => ({
  listSavedEvents: vi.fn(),
  saveEvent: vi.fn(),
  unsaveEvent: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(listSavedEvents).mockReset().mockResolvedValue([]);
  vi.mocked(saveEvent).mockReset().mockResolvedValue();
  vi.mocked(unsaveEvent).mockReset().mockResolvedValue();
});

function renderButton(state: SessionState) {
  return renderScreen(<SaveEventButton eventId="e1" className="" />, {
    session: fakeSession(state),
    at: '/agenda/e1-noite',
  });
}
const unsaved = () => screen.findByRole('button', { name: 'Salvar evento', pressed: false });
const saved = () => screen.findByRole('button', { name: 'Evento salvo', pressed: true });

test('sends a visitor to the login without a read', async () => {
  const { user, address } = renderButton(visitorState);
  await user.click(await unsaved());
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(listSavedEvents).not.toHaveBeenCalled();
});

test('shows the event as saved before the server responds', async () => {
  const { user } = renderButton(signedInState());
  vi.mocked(saveEvent).mockImplementation(() => new Promise(() => undefined));
  await user.click(await unsaved());
  expect(await saved()).toBeVisible();
  await waitFor(() => {
    expect(saveEvent).toHaveBeenCalledExactlyOnceWith('ana', 'e1');
  });
});

test('two quick taps are sent in order and restore the initial state', async () => {
  const done: string[] = [];
  vi.mocked(saveEvent).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push('saved');
  });
  vi.mocked(unsaveEvent).mockImplementation(() => {
    done.push('forgotten');
    return Promise.resolve();
  });
  const { user } = renderButton(signedInState());
  await user.click(await unsaved());
  await user.click(await saved());
  await waitFor(() => {
    expect(done).toEqual(['saved', 'forgotten']);
  });
  expect(await unsaved()).toBeVisible();
});

test('reverts and shows an error if the removal fails', async () => {
  vi.mocked(listSavedEvents).mockResolvedValue([{ eventId: 'e1', createdAt: null }]);
  vi.mocked(unsaveEvent).mockRejectedValue(new AppError('unavailable'));
  const { user } = renderButton(signedInState());
  await user.click(await saved());
  expect(
    await screen.findByText(/^Não foi possível atualizar seus eventos favoritos/),
  ).toBeVisible();
  expect(await saved()).toBeVisible();
});

test('shows an error and writes nothing if reading the saved events is refused', async () => {
  vi.mocked(listSavedEvents).mockRejectedValue(new AppError('permission-denied'));
  const { user } = renderButton(signedInState());
  await user.click(await unsaved());
  expect(
    await screen.findByText(/^Não foi possível atualizar seus eventos favoritos/),
  ).toBeVisible();
  expect(saveEvent).not.toHaveBeenCalled();
});

test('saves an event that is displayed as not saved if the list cannot be loaded', async () => {
  vi.mocked(listSavedEvents).mockRejectedValue(new AppError('timeout'));
  const { user } = renderButton(signedInState());
  await user.click(await unsaved());
  await waitFor(() => {
    expect(saveEvent).toHaveBeenCalledOnce();
  });
});

test('shows a message to a pending account and writes nothing', async () => {
  const { user } = renderButton(signedInState(aUser({ status: 'pending' })));
  await user.click(await unsaved());
  expect(await screen.findByText(/aguarda a aprovação/)).toBeVisible();
  expect(saveEvent).not.toHaveBeenCalled();
});
