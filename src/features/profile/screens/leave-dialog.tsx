import { lostText } from '#features/profile/leave-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface LeaveDialogProps {
  /** Number of pending changes. */
  count: number;
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before signing out discards pending changes. */
export function LeaveDialog({ count, onLeave, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="Sair da conta?"
      confirmLabel="Sair e perder"
      busyLabel="Saindo..."
      cancelLabel="Continuar aqui"
      sentences={{ default: 'Não foi possível sair da conta' }}
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p>{lostText(count)} Com conexão, elas são enviadas sozinhas.</p>
    </ConfirmDialog>
  );
}
