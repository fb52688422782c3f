import type { PastImport } from '#features/imports/model/place-import/import-contract.ts';
import { countText } from '#shared/formats/formats.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface UndoDialogProps {
  past: PastImport;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what undoing removes and what it leaves. */
export function UndoDialog({ past, onConfirm, onClose }: UndoDialogProps) {
  return (
    <ConfirmDialog
      title="Desfazer a importação?"
      confirmLabel="Desfazer a importação"
      cancelLabel="Manter os lugares"
      cancelVariant="quiet"
      isStacked
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        Os lugares de <strong>{past.fileName}</strong> ({countText(past.rows, 'lugar', 'lugares')})
        serão removidos do guia, também os que já foram ativados.
      </p>
      <p className="text-ink-muted">
        Ficam os que alguém já editou, avaliou, salvou nos favoritos ou reservou, e os que têm
        oferta ou gerente. No fim você vê quantos ficaram e por quê.
      </p>
    </ConfirmDialog>
  );
}
