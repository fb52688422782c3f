import { lostChangesText } from '#features/profile/leave-texts.ts';
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
      title="Sair da conta?"
      confirmLabel="Sair e perder"
      busyLabel="Saindo..."
      cancelLabel="Continuar aqui"
      sentences={{ default: 'Não foi possível sair da conta' }}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      <p>{lostChangesText(count)} Com conexão, elas são enviadas sozinhas.</p>
    </ConfirmDialog>
  );
}
