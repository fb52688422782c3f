import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import * as brand from '#shared/brand.ts';
import { toPlace } from '#features/places/model/place.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { renderScreen } from '#support/render-screen.tsx';
import DayPlanScreen from './day-plan-screen.tsx';

vi.mock('#features/categories/data/category-store.ts', () => ({ listCategories: vi.fn() }));
vi.mock('#features/places/data/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(listCategories).mockReset().mockResolvedValue([]);
  vi.mocked(getPlace)
    .mockReset()
    .mockImplementation((id) =>
      Promise.resolve(toPlace(id, { title: 'Bar da Ponte', location: brand.city, isActive: true })),
    );
});

test('keeps a partially typed date, and shows the effective date on blur', async () => {
  const { dayNumber } = wallClockAt(new Date());
  const tomorrow = isoDateOf(dayNumber + 1);
  const { address } = renderScreen(<DayPlanScreen />, {
    at: `/roteiro?lugares=p1&dia=${tomorrow}&inicio=10:30`,
  });
  const day = await screen.findByLabelText('Dia');
  expect(day).toHaveValue(tomorrow);
  // The browser reports an empty value for a 31st until the month is typed too.
  fireEvent.change(day, { target: { value: '' } });
  expect(day).toHaveValue('');
  const later = isoDateOf(dayNumber + 2);
  fireEvent.change(day, { target: { value: later } });
  expect(day).toHaveValue(later);
  expect(address()).toContain(`dia=${later}`);
  fireEvent.change(day, { target: { value: '' } });
  fireEvent.blur(day);
  expect(day).toHaveValue(isoDateOf(wallClockAt(new Date()).dayNumber));
  const begins = screen.getByLabelText('Começa às');
  fireEvent.change(begins, { target: { value: '' } });
  expect(begins).toHaveValue('');
});
