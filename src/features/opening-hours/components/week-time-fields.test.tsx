import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { WeekTimeFields } from './week-time-fields.tsx';

test('keeps both a day and an hour selected before the URL is updated', async () => {
  const onChange = vi.fn();
  const { user } = renderScreen(
    <WeekTimeFields weekTime={{ day: 1, time: '13:00' }} onChange={onChange} />,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dia' }), 'Sábado');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hora' }), '20:00');
  expect(onChange).toHaveBeenLastCalledWith({ day: 6, time: '20:00' });
});
