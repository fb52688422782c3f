import { goneText } from '#features/reservations/panel-texts.ts';

/** Whose reservation was not there any more when it was answered; '' for nobody's. */
export function GoneNotice({ name }: { name: string }) {
  if (name === '') return null;
  return (
    <p
      role="alert"
      className="mt-3 rounded-control bg-warning-soft px-4 py-3 font-medium wrap-anywhere text-warning"
    >
      {goneText(name)}
    </p>
  );
}
