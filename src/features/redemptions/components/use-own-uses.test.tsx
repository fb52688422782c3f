import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listRecentRedemptions } from '#features/redemptions/data/own-redemption-store.ts';
import { storeOwnUses } from '#features/redemptions/data/own-uses-store.ts';
import { toRedemption } from '#features/redemptions/model/redemption.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { useOwnUses } from './use-own-uses.ts';

vi.mock('#features/redemptions/data/own-redemption-store.ts');

const confirmedAt = new Date('2026-11-20T20:00:00Z');
const aUse = (offerId: string) => ({ placeId: 'p1', offerId, confirmedAt });
const restoring = {
  status: 'loading',
  hint: { name: 'Ana', photoURL: '', role: 'member' },
} as const;

function Uses() {
  const uses = useOwnUses();
  return (
    <p>
      {uses.length === 0
        ? 'none'
        : uses.map(({ offerId, confirmedAt: at }) => `${offerId} ${at?.toISOString()}`)}
    </p>
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(listRecentRedemptions).mockReset().mockResolvedValue([]);
});

test('shows the uses that the device knows while the session is restored, and then the loaded ones', async () => {
  storeOwnUses('ana', [aUse('o1')]);
  const newUse = toRedemption('r2', { placeId: 'p1', offerId: 'o2', status: 'confirmed' });
  vi.mocked(listRecentRedemptions).mockResolvedValue([{ ...newUse, confirmedAt }]);
  const session = fakeSession(restoring);
  const { unmount } = renderScreen(<Uses />, { session });
  expect(screen.getByText('o1 2026-11-20T20:00:00.000Z')).toBeVisible();
  act(() => {
    session.become(signedInState());
  });
  expect(await screen.findByText('o2 2026-11-20T20:00:00.000Z')).toBeVisible();
  unmount();
  renderScreen(<Uses />, { session: fakeSession(restoring) });
  expect(screen.getByText('o2 2026-11-20T20:00:00.000Z')).toBeVisible();
});

test('shows neither a visitor nor another user the uses of a member', () => {
  storeOwnUses('ana', [aUse('o1')]);
  const session = fakeSession(visitorState);
  renderScreen(<Uses />, { session });
  expect(screen.getByText('none')).toBeVisible();
  act(() => {
    session.become(signedInState(aUser({ uid: 'bia' })));
  });
  expect(screen.getByText('none')).toBeVisible();
  expect(listRecentRedemptions).not.toHaveBeenCalled();
});

test('forgets the uses of a user whose membership has ended', async () => {
  storeOwnUses('ana', [aUse('o1')]);
  const session = fakeSession(restoring);
  const { client } = renderScreen(<Uses />, { session });
  client.setQueryData(['member', 'ana', 'membership'], { isActive: false });
  act(() => {
    session.become(signedInState());
  });
  expect(screen.getByText('none')).toBeVisible();
  await waitFor(() => {
    expect(localStorage).toHaveLength(0);
  });
});
