import { cx } from '#ui/class-names.ts';
import { OpenCode } from './open-code.tsx';
import { ReviewInvitation } from './review-invitation.tsx';

/** What waits for a member of the club: the code that is open, and a question about the last place. */
export function MemberNotes({ uid, className }: { uid: string; className?: string }) {
  return (
    <div className={cx('flex flex-col gap-3 empty:hidden', className)}>
      <OpenCode uid={uid} />
      <ReviewInvitation uid={uid} />
    </div>
  );
}
