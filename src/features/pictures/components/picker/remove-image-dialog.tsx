import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface RemoveImageDialogProps {
  /** From 0; null while nothing is asked. */
  position: number | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a picture goes that the server has kept: it cannot be brought back. */
export function RemoveImageDialog({ position, onConfirm, onClose }: RemoveImageDialogProps) {
  return (
    <ConfirmDialog
      title={`Remover imagem ${(position ?? 0) + 1}?`}
      open={position !== null}
      confirmLabel="Remover"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="text-ink-muted">Ela sai do guia e não pode ser recuperada.</p>
    </ConfirmDialog>
  );
}
