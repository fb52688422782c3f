import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import { toMembership } from '#features/club/model/club-member.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import { placeOffersQuery } from '#features/offers/data/offer-queries.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { listRecentRedemptions } from '#features/redemptions/data/own-redemption-store.ts';
import { toRedemption } from '#features/redemptions/model/redemption.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aPlace } from '#support/test-place.ts';
import { aUser } from '#support/test-session.ts';
import { BarBenefit, BenefitLine } from './benefit-line.tsx';

vi.mock('#features/redemptions/data/own-redemption-store.ts');

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const anOffer = (id: string, fields: Record<string, unknown>) =>
  toClubOffer(id, { kind: 'percent', isActive: true, validUntil: inDays(30), ...fields });
const place = aPlace();
const benefit = { kind: 'percent', percent: 20, amountCents: null } as const;
/** A weekday that is neither today nor tomorrow. */
const otherWeekday = [(inDays(3).getUTCDay() + 7) % 7];

function renderLines(
  offers: ReturnType<typeof anOffer>[] | null,
  options: Parameters<typeof renderScreen>[1] = {},
) {
  const view = renderScreen(
    <>
      <p>
        <BenefitLine place={place} benefit={benefit} />
      </p>
      <BarBenefit place={place} benefit={benefit} />
    </>,
    options,
  );
  if (offers) view.client.setQueryData(placeOffersQuery(place.id).queryKey, offers);
  return view;
}

test('shows the best benefit, and its time of use once that is loaded', async () => {
  const { client } = renderLines(null);
  expect(screen.getByText('20% no clube')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  client.setQueryData(placeOffersQuery(place.id).queryKey, [
    anOffer('a', { percent: 10 }),
    anOffer('b', { percent: 20 }),
    anOffer('over', { percent: 90, isActive: false }),
  ]);
  expect(await screen.findByText('vale agora')).toBeVisible();
  const link = screen.getByRole('link', { name: /20% no clube agora$/ });
  expect(link).toHaveAttribute('href', '#beneficios');
  expect(link).toHaveTextContent(place.title);
});

test('the bar shows the benefit only while it is usable, and the opening state otherwise', async () => {
  renderLines([anOffer('later', { percent: 20, weekdays: otherWeekday })]);
  const text = /^a partir de (segunda|terça|quarta|quinta|sexta|sábado|domingo), 00:00$/;
  expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(screen.getByText(place.title)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

function renderUsedBenefit(membership: Membership | null) {
  const lastUse = toRedemption('r1', { placeId: place.id, status: 'confirmed' });
  vi.mocked(listRecentRedemptions)
    .mockClear()
    .mockResolvedValue([{ ...lastUse, confirmedAt: new Date(Date.now() - minuteMs) }]);
  const user = aUser();
  const offer = anOffer('a', { placeId: place.id, percent: 20, cooldownMinutes: 3 * 1440 });
  const { client } = renderLines(null, { user });
  client.setQueryData(membershipQuery(user.uid).queryKey, membership);
  client.setQueryData(placeOffersQuery(place.id).queryKey, [offer]);
}

test('names the time from which a member can use the benefit again', async () => {
  renderUsedBenefit({ ...toMembership({ status: 'active' }), entitledUntil: inDays(20) });
  expect(await screen.findByText(/^a partir de /)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['has no membership', null],
  ['has an ended membership', toMembership({ status: 'canceled' })],
])('reads no uses of a user who %s', async (_user, membership) => {
  renderUsedBenefit(membership);
  expect(await screen.findByText('vale agora')).toBeVisible();
  expect(listRecentRedemptions).not.toHaveBeenCalled();
});
