import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toPlace } from '#features/places/model/place.ts';
import { removePlace } from '#features/places/data/place-removal-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { RemovePlaceDialog } from './remove-place-dialog.tsx';

vi.mock('#features/places/data/place-removal-store.ts', () => ({ removePlace: vi.fn() }));

test('the dialog cannot be closed during the deletion, so that a failure is shown', async () => {
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(removePlace).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const onClose = vi.fn();
  const place = toPlace('p1', { title: 'Bar da Ponte' });
  const { user } = renderScreen(
    <RemovePlaceDialog
      user={aUser({ role: 'manager' })}
      place={place}
      onClose={onClose}
      onRemoved={vi.fn()}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Excluir lugar' }));
  await user.click(await screen.findByRole('button', { name: 'Excluindo...' }));
  tryToClose();
  await user.click(screen.getByRole('button', { name: 'Manter lugar' }));
  expect(onClose).not.toHaveBeenCalled();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Manter lugar' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(removePlace).toHaveBeenCalledExactlyOnceWith('p1', { canCleanUp: false });
});
