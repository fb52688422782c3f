import { describe, expect, it } from 'vitest';
import { toClubOffer } from './club-offer.ts';
import { countOwnRemainingUses, memberAvailabilityAt } from './member-availability.ts';

/** Wednesday, 18 March 2026, 15:30 in Florianópolis. */
const now = new Date('2026-03-18T18:30:00Z');
const local = (time: string) => new Date(`${time}:00-03:00`);
const anOffer = (fields: object = {}) =>
  toClubOffer('vinte', {
    ...{ placeId: 'bar', kind: 'percent', percent: 20, isActive: true },
    validUntil: new Date('2026-04-30T03:00:00Z'),
    ...fields,
  });
const aUse = (confirmedAt: Date, offerId = 'vinte', placeId = 'bar') => ({
  ...{ confirmedAt, offerId, placeId },
});
const monthly = { perMemberLimit: { count: 2, window: 'month' } };

describe('availability for a member', () => {
  it('is that of the offer without own uses', () => {
    const offer = anOffer({ ...monthly, cooldownMinutes: 60 });
    expect(memberAvailabilityAt(offer, null, [], now).kind).toBe('valid');
  });

  it('starts a cooldown after the last use at the place, rounded up to a minute', () => {
    const uses = [aUse(new Date('2026-03-18T18:00:20Z'), 'dez')];
    const offer = anOffer({ cooldownMinutes: 120 });
    expect(memberAvailabilityAt(offer, null, uses, now)).toEqual({
      ...{ kind: 'later', why: 'member-cooldown', from: local('2026-03-18T17:01') },
    });
    const elsewhere = [aUse(new Date('2026-03-18T18:00:20Z'), 'dez', 'café')];
    expect(memberAvailabilityAt(offer, null, elsewhere, now).kind).toBe('valid');
    expect(memberAvailabilityAt(anOffer(), null, uses, now).kind).toBe('valid');
  });

  it('starts with the first hours of the offer after the waiting time', () => {
    const uses = [aUse(local('2026-03-18T15:00'))];
    const shifts = [{ start: '12:00', end: '16:00' }];
    const offer = anOffer({ cooldownMinutes: 60, shifts });
    expect(memberAvailabilityAt(offer, null, uses, now)).toMatchObject({
      ...{ why: 'member-cooldown', from: local('2026-03-19T12:00') },
    });
  });

  it('is that of the offer if the waiting time ends before it starts', () => {
    const uses = [aUse(local('2026-03-18T15:00'))];
    const shifts = [{ start: '18:00', end: '22:00' }];
    const offer = anOffer({ cooldownMinutes: 60, shifts });
    expect(memberAvailabilityAt(offer, null, uses, now)).toMatchObject({
      ...{ why: 'outside-offer-hours', from: local('2026-03-18T18:00') },
    });
  });

  it('starts with the next window once the limit per member is reached', () => {
    const first = aUse(local('2026-03-02T20:00'));
    const earlier = aUse(local('2026-02-27T20:00'));
    expect(memberAvailabilityAt(anOffer(monthly), null, [first, earlier], now).kind).toBe('valid');
    const uses = [aUse(local('2026-03-10T20:00')), first];
    expect(memberAvailabilityAt(anOffer(monthly), null, uses, now)).toEqual({
      ...{ kind: 'later', why: 'member-limit', from: local('2026-04-01T00:00') },
    });
  });

  it('waits for the later of the limit and the cooldown', () => {
    const uses = [aUse(local('2026-03-18T15:00'))];
    const daily = { perMemberLimit: { count: 1, window: 'day' } };
    const offer = anOffer({ ...daily, cooldownMinutes: 1440 });
    expect(memberAvailabilityAt(offer, null, uses, now)).toMatchObject({
      ...{ why: 'member-cooldown', from: local('2026-03-19T15:00') },
    });
  });

  it('is over if the offer can be used once, or ends before the waiting time', () => {
    const uses = [aUse(local('2026-03-18T15:00'))];
    const once = anOffer({ perMemberLimit: { count: 1, window: 'total' } });
    expect(memberAvailabilityAt(once, null, uses, now)).toEqual({
      ...{ kind: 'over', why: 'member-limit' },
    });
    const ending = anOffer({ cooldownMinutes: 120, validUntil: local('2026-03-18T16:00') });
    expect(memberAvailabilityAt(ending, null, uses, now)).toEqual({
      ...{ kind: 'over', why: 'member-cooldown' },
    });
  });
});

describe('own remaining uses', () => {
  it('is the limit without the uses of this offer in the current window', () => {
    const uses = [
      aUse(local('2026-03-17T20:00')),
      aUse(local('2026-03-02T20:00'), 'dez'),
      aUse(local('2026-02-28T20:00')),
    ];
    expect(countOwnRemainingUses(anOffer(monthly), uses, now)).toBe(1);
    expect(countOwnRemainingUses(anOffer(monthly), [...uses, ...uses], now)).toBe(0);
  });

  it('is null without a limit', () => {
    expect(countOwnRemainingUses(anOffer(), [], now)).toBeNull();
  });
});
