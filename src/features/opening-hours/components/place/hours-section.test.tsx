import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { HoursSection } from './hours-section.tsx';
import { OpenBadge } from './open-badge.tsx';

/** Friday, 20 March 2026, noon in Florianópolis. */
const now = new Date('2026-03-20T15:00:00Z');

const hours: PlaceHours = {
  kind: 'structured',
  hours: {
    periods: [
      { open: { day: 5, time: '11:30' }, close: { day: 5, time: '15:00' } },
      { open: { day: 5, time: '18:00' }, close: { day: 6, time: '01:00' } },
      { open: { day: 6, time: '18:00' }, close: { day: 0, time: '02:00' } },
    ],
    exceptions: [
      { date: '2026-03-23', closed: true, periods: [], label: 'Aniversário da cidade' },
      {
        date: '2026-04-03',
        closed: false,
        periods: [{ open: '12:00', close: '16:00' }],
        label: 'Sexta-feira Santa',
      },
      { date: '2026-12-25', closed: true, periods: [], label: 'Natal' },
    ],
    note: 'A cozinha fecha mais cedo.',
  },
};

describe('hours section', () => {
  it('shows today and expands to the six other days, starting with tomorrow', async () => {
    render(<HoursSection hours={hours} now={now} />);
    const today = screen.getByText('Sexta').closest('summary');
    expect(today).toHaveTextContent('Sexta · hoje 11:30–15:00, 18:00–01:00, ver a semana');
    const [week] = screen.getAllByRole('list', { hidden: true });
    const rows = within(week ?? document.body).getAllByRole('listitem', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'Sábado 18:00–02:00',
      'Domingo Fechado',
      'Segunda, 23/03 (Aniversário da cidade) Fechado',
      'Terça Fechado',
      'Quarta Fechado',
      'Quinta Fechado',
    ]);
    expect(today?.parentElement).not.toHaveAttribute('open');
    await userEvent.click(today ?? document.body);
    expect(today?.parentElement).toHaveAttribute('open');
  });

  it('shows special dates of the next weeks, but not of later months', () => {
    render(<HoursSection hours={hours} now={now} />);
    expect(screen.getByRole('heading', { name: 'Datas especiais' })).toBeVisible();
    expect(screen.getByText('03/04 · Sexta-feira Santa').parentElement).toHaveTextContent(
      '12:00–16:00',
    );
    expect(screen.queryByText(/Natal/)).toBeNull();
    expect(screen.getByText('A cozinha fecha mais cedo.')).toBeVisible();
  });

  it('shows the text of an older record unchanged, without an open state', () => {
    const text: PlaceHours = { kind: 'text', lines: ['Seg a sex: 8h às 18h', 'Sáb: até meio-dia'] };
    const { container } = render(<OpenBadge hours={text} now={now} />);
    expect(container).toBeEmptyDOMElement();
    render(<HoursSection hours={text} now={now} />);
    expect(screen.getByText('Seg a sex: 8h às 18h')).toBeVisible();
  });

  it('shows a message for unknown hours', () => {
    render(<HoursSection hours={{ kind: 'unknown' }} now={now} />);
    expect(screen.getByText('Horário não informado')).toBeVisible();
  });
});

describe('open badge', () => {
  it.each([
    ['2026-03-20T15:00:00Z', 'Aberto · fecha 15:00'],
    ['2026-03-20T17:45:00Z', 'Fecha em 15 min'],
    ['2026-03-20T18:00:00Z', 'Fechado · abre 18:00'],
    ['2026-03-22T12:00:00Z', 'Fechado · abre sex 11:30'],
  ])('shows at %s the text %s', (instant, text) => {
    render(<OpenBadge hours={hours} now={new Date(instant)} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});
