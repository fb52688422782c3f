import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface RemoveImageDialogProps {
  /** From 0; null while nothing is asked. */
  position: number | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a picture goes that the server has kept: it cannot be brought back. */
export function RemoveImageDialog({ position, onConfirm, onClose }: RemoveImageDialogProps) {
  return (
    <Dialog
      title={`Remover imagem ${(position ?? 0) + 1}?`}
      open={position !== null}
      onClose={onClose}
      closeLabel="Fechar"
    >
      <p className="mt-1 text-ink-muted">Ela sai do guia e não pode ser recuperada.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          Remover
        </Button>
      </div>
    </Dialog>
  );
}
