import { Undo2 } from 'lucide-react';
import type { Membership } from '#features/club/model/club-member.ts';
import { duplicateSentence } from '#features/club/membership-texts.ts';
import { useNow } from '#ui/use-now.ts';

/** Renders a note that a second payment was refunded; nothing if there was none. */
export function DuplicateNote({ member }: { member: Membership }) {
  const sentence = duplicateSentence(member, useNow());
  if (sentence === null) return null;
  return (
    <p
      role="note"
      className="flex max-w-md items-start gap-2.5 rounded-card bg-sun-soft p-4 font-medium"
    >
      <Undo2 aria-hidden size={22} className="mt-px shrink-0 text-sun-ink" />
      {sentence}
    </p>
  );
}
