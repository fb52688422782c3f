import { CircleAlert } from 'lucide-react';

/** Renders why a form was not accepted; screen readers announce it. */
export function FormAlert({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p
      role="alert"
      className="flex appear items-start gap-2.5 rounded-control bg-danger-soft px-4 py-3 font-medium text-danger"
    >
      <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
      {text}
    </p>
  );
}
