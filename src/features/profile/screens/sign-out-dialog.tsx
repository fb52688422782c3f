import * as texts from '#features/profile/leave-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface SignOutDialogProps {
  /** Number of pending changes. */
  count: number;
  onSignOut: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before signing out discards pending changes. */
export function SignOutDialog({ count, onSignOut, onClose }: SignOutDialogProps) {
  return (
    <ConfirmDialog
      title={texts.signOutTitle}
      confirmLabel={texts.signOutAndLose}
      busyLabel={texts.signingOut}
      cancelLabel={texts.stayHere}
      sentences={texts.signOutErrors}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      <p>{texts.signOutWarning(count)}</p>
    </ConfirmDialog>
  );
}
