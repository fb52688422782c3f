import { deletedReservationText } from '#features/reservations/panel-texts.ts';

/**
 * Renders the error of an answer to a deleted reservation, with the guest's name. Renders nothing if the name is ''.
 */
export function DeletedBanner({ name }: { name: string }) {
  if (name === '') return null;
  return (
    <p
      role="alert"
      className="mt-3 rounded-control bg-warning-soft px-4 py-3 font-medium wrap-anywhere text-warning"
    >
      {deletedReservationText(name)}
    </p>
  );
}
