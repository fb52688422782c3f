import { useState } from 'react';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { deleteOffer } from '#features/offers/data/offer-writes.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { DeleteOfferDialog } from './delete-offer-dialog.tsx';

vi.mock('#features/offers/data/offer-writes.ts', () => ({ deleteOffer: vi.fn() }));

const offer = toClubOffer('o1', { placeId: 'p1', title: 'Chope em dobro' });
const user = aUser({ role: 'manager', managedPlaces: ['p1'] });
const onDeleted = vi.fn();

/** Imitates a card that stays because its list could not be reloaded. */
function Card() {
  const [isDeleting, setDeleting] = useState(true);
  return (
    isDeleting && (
      <DeleteOfferDialog
        user={user}
        offer={offer}
        onClose={() => {
          setDeleting(false);
        }}
        onDeleted={onDeleted}
      />
    )
  );
}

const renderCard = () => renderScreen(<Card />, { user });

beforeEach(() => {
  onDeleted.mockReset();
  vi.mocked(deleteOffer).mockReset().mockResolvedValue();
});

test('closes after the deletion, even if the card is still in the list', async () => {
  const view = renderCard();
  await view.user.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Benefício excluído')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onDeleted).toHaveBeenCalledOnce();
});

test('cannot be closed while the deletion runs, so that a failure is visible', async () => {
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(deleteOffer).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const view = renderCard();
  await view.user.click(screen.getByRole('button', { name: 'Excluir' }));
  await screen.findByRole('button', { name: 'Excluindo...' });
  tryToClose();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toBeVisible();
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
