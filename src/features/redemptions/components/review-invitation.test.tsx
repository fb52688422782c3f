import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPlace } from '#features/places/data/place-store.ts';
import {
  listOpenRedemptions,
  listRecentRedemptions,
} from '#features/redemptions/data/own-redemption-store.ts';
import { getOwnReview } from '#features/reviews/data/review-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toRedemption } from '#features/redemptions/model/redemption.ts';
import type { RedemptionRecord } from '#features/redemptions/model/redemption.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { minuteMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { OpenCode } from './open-code.tsx';
import { ReviewInvitation } from './review-invitation.tsx';

vi.mock('#features/places/data/place-store.ts');
vi.mock('#features/redemptions/data/own-redemption-store.ts');
vi.mock('#features/reviews/data/review-store.ts');

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

function aRedemption(changes: Partial<RedemptionRecord> = {}): RedemptionRecord {
  const stored = { placeId: 'bar', offerId: 'vinte', offerSnapshot: { title: '20% na conta' } };
  return { ...toRedemption('r1', stored), status: 'pending', ...changes };
}

const confirmedRedemption = aRedemption({ status: 'confirmed', confirmedAt: inMinutes(-180) });

beforeEach(() => {
  localStorage.clear();
  vi.mocked(listOpenRedemptions).mockReset().mockResolvedValue([]);
  vi.mocked(listRecentRedemptions).mockReset().mockResolvedValue([]);
  vi.mocked(getOwnReview).mockReset().mockResolvedValue(null);
  vi.mocked(getPlace)
    .mockReset()
    .mockResolvedValue(toPlace('bar', { title: 'Bar da Ponte' }));
});

function renderNotes(user = aUser()) {
  return renderScreen(
    <>
      <OpenCode uid={user.uid} />
      <ReviewInvitation uid={user.uid} />
    </>,
    { user },
  );
}

const waitUntilLoaded = () =>
  waitFor(() => {
    expect(screen.queryByText('Carregando o clube...')).not.toBeInTheDocument();
  });

test('shows an open code with the remaining time', async () => {
  vi.mocked(listOpenRedemptions).mockResolvedValue([
    aRedemption({ id: 'velho', expiresAt: inMinutes(-1) }),
    aRedemption({ expiresAt: inMinutes(7) }),
  ]);
  renderNotes();
  const note = await screen.findByRole('region', { name: 'Você tem um código aberto' });
  expect(note).toHaveTextContent(/20% na conta · expira em (7:00|6:5\d)/);
  expect(screen.getByRole('link', { name: 'Mostrar código' })).toHaveAttribute(
    'href',
    '/club/offers/vinte?codigo=r1',
  );
});

test('does not show an expired code', async () => {
  vi.mocked(listOpenRedemptions).mockResolvedValue([aRedemption({ expiresAt: inMinutes(-1) })]);
  renderNotes();
  await waitUntilLoaded();
  expect(screen.queryByRole('link', { name: 'Mostrar código' })).not.toBeInTheDocument();
});

test('two hours after a use, asks for a review and links to its form', async () => {
  vi.mocked(listRecentRedemptions).mockResolvedValue([confirmedRedemption]);
  renderNotes();
  expect(
    await screen.findByRole('region', { name: 'Bar da Ponte: como foi a visita?' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Avaliar' }).getAttribute('href')).toMatch(
    /^\/places\/.+\/bar-bar-da-ponte#avaliar$/,
  );
});

test('does not ask again about a use after a dismissal', async () => {
  vi.mocked(listRecentRedemptions).mockResolvedValue([confirmedRedemption]);
  const { user, unmount } = renderNotes();
  await user.click(await screen.findByRole('button', { name: 'Agora não' }));
  expect(screen.queryByRole('link', { name: 'Avaliar' })).not.toBeInTheDocument();
  unmount();
  renderNotes();
  await waitUntilLoaded();
  expect(screen.queryByRole('link', { name: 'Avaliar' })).not.toBeInTheDocument();
});

test.each<[string, () => void, ReturnType<typeof aUser>]>([
  [
    'was there just now and still has the guide open',
    () => {
      const confirmedAt = new Date(performance.timeOrigin + 1);
      vi.mocked(listRecentRedemptions).mockResolvedValue([{ ...confirmedRedemption, confirmedAt }]);
    },
    aUser(),
  ],
  [
    'has reviewed the place',
    () => {
      vi.mocked(getOwnReview).mockResolvedValue(toReview('bar_ana', { rating: 5 }));
    },
    aUser(),
  ],
  [
    'has a review that could not be read',
    () => {
      vi.mocked(getOwnReview).mockRejectedValue(new AppError('unavailable'));
    },
    aUser(),
  ],
  [
    'visited a place that was deleted',
    () => {
      vi.mocked(getPlace).mockRejectedValue(new AppError('not-found'));
    },
    aUser(),
  ],
  ['manages the place', () => undefined, aUser({ role: 'manager', managedPlaces: ['bar'] })],
])('does not ask a user who %s', async (_, prepare, user) => {
  vi.mocked(listRecentRedemptions).mockResolvedValue([confirmedRedemption]);
  prepare();
  renderNotes(user);
  await waitFor(() => {
    expect(listRecentRedemptions).toHaveBeenCalled();
  });
  await waitUntilLoaded();
  expect(screen.queryByRole('link', { name: 'Avaliar' })).not.toBeInTheDocument();
});
