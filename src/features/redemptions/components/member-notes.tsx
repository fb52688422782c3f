import { cx } from '#ui/class-names.ts';
import { OpenCode } from './open-code.tsx';
import { ReviewInvitation } from './review-invitation.tsx';

/** Notes for a club member: the open code, and a request to review the place of the last club use. */
export function MemberNotes({ uid, className }: { uid: string; className?: string }) {
  return (
    <div className={cx('flex flex-col gap-3 empty:hidden', className)}>
      <OpenCode uid={uid} />
      <ReviewInvitation uid={uid} />
    </div>
  );
}
