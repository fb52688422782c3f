import { initialsOf } from './initials.ts';

/** A disc with a person's initials; the name stands beside it, so it says nothing itself. */
export function InitialsAvatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-content-center rounded-full bg-sea-soft font-bold text-sea-ink"
    >
      {initialsOf(name)}
    </span>
  );
}
