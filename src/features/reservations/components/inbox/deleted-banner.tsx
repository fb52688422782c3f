import { deletedReservationText } from '#features/reservations/panel-texts.ts';

/** Renders a banner with the name on a reservation that no longer existed when it was answered; nothing for ''. */
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
