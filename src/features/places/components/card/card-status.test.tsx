import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { placeBenefitsQuery } from '#features/places/data/card-extras-queries.ts';
import { listPlaceBenefits } from '#features/places/data/card-extras-store.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { textHoursPlaceholder } from '#features/opening-hours/model/opening-hours.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { minuteMs } from '#shared/time-units.ts';
import { aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { CardStatus } from './card-status.tsx';

vi.mock('#features/places/data/card-extras-store.ts');

const percent = (value: number): ClubBenefit => ({
  kind: 'percent',
  percent: value,
  amountCents: null,
});
const evening = parsePlaceHours({ periods: ['2 18:00-2 23:00', '3 18:00-3 23:00'] });
const at = (local: string) => vi.setSystemTime(new Date(`${local}:00-03:00`));

function pass(minutes: number): void {
  act(() => {
    vi.advanceTimersByTime(minutes * minuteMs);
  });
}

beforeEach(() => {
  vi.mocked(listPlaceBenefits).mockReset().mockResolvedValue(new Map());
});

function show(changes: Partial<PlaceSummary>) {
  return renderScreen(<CardStatus place={aPlaceSummary({ id: 'p1', ...changes })} />);
}

test('the opening line updates as time passes', () => {
  vi.useFakeTimers();
  try {
    // 2026-03-10 is a Tuesday.
    at('2026-03-10T17:59');
    show({ hours: evening, benefit: null });
    expect(screen.getByText('Abre 18:00')).toBeVisible();
    pass(1);
    expect(screen.getByText('Aberto · fecha 23:00')).toBeVisible();
    pass(270);
    expect(screen.getByText('Fecha em 30 min')).toBeVisible();
    pass(30);
    expect(screen.getByText('Abre qua 18:00')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('shows that the hours are on the page of the place if they are a text', () => {
  show({ hours: textHoursPlaceholder, benefit: percent(20) });
  expect(screen.getByText('Consulte o horário')).toBeVisible();
  expect(screen.getByText(/20% no clube/)).toBeVisible();
});

test('renders an empty line if the opening hours are unknown', () => {
  const { container } = show({ benefit: null });
  expect(container.querySelector('p')).toBeEmptyDOMElement();
});

test('shows a benefit from the list without a request', async () => {
  show({ benefit: percent(20) });
  expect(await screen.findByText('20% no clube')).toBeVisible();
  expect(listPlaceBenefits).not.toHaveBeenCalled();
});

test('requests the benefit if the list does not include it', async () => {
  vi.mocked(listPlaceBenefits).mockResolvedValue(new Map([['p1', percent(15)]]));
  show({});
  expect(await screen.findByText('15% no clube')).toBeVisible();
});

test('requests benefits only for places that the server-rendered page did not include', async () => {
  vi.mocked(listPlaceBenefits).mockResolvedValue(new Map([['p2', percent(30)]]));
  function Page() {
    const [id, setId] = useState('');
    const client = useQueryClient();
    const open = (next: string) => () => {
      client.setQueryData(
        placeBenefitsQuery().queryKey,
        (previous) => previous ?? { isWhole: false, of: new Map([['p1', percent(10)]]) },
      );
      setId(next);
    };
    return (
      <>
        <button onClick={open('p1')}>Da página</button>
        <button onClick={open('p2')}>Outro</button>
        {id !== '' && <CardStatus place={aPlaceSummary({ id })} />}
      </>
    );
  }
  const { user } = renderScreen(<Page />);
  await user.click(screen.getByRole('button', { name: 'Da página' }));
  expect(await screen.findByText('10% no clube')).toBeVisible();
  expect(listPlaceBenefits).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Outro' }));
  expect(await screen.findByText('30% no clube')).toBeVisible();
  expect(listPlaceBenefits).toHaveBeenCalledOnce();
});
