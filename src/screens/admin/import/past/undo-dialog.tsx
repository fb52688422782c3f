import type { PastImport } from '#domain/place-import/import-contract.ts';
import { countText } from '#texts/formats.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface UndoDialogProps {
  past: PastImport;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what undoing removes and what it leaves. */
export function UndoDialog({ past, onConfirm, onClose }: UndoDialogProps) {
  return (
    <Dialog title="Desfazer a importação?" open closeLabel="Fechar" onClose={onClose}>
      <p className="mt-2 wrap-anywhere">
        Os lugares de <strong>{past.fileName}</strong> ({countText(past.rows, 'lugar', 'lugares')})
        serão removidos do guia.
      </p>
      <p className="mt-3 text-ink-muted">
        Ficam os que alguém já editou, avaliou, salvou nos favoritos ou reservou, e os que têm
        oferta ou gerente. Eles serão listados aqui.
      </p>
      <div className="mt-5 flex flex-col gap-3">
        <Button variant="danger" block onClick={onConfirm}>
          Desfazer a importação
        </Button>
        <Button variant="quiet" block onClick={onClose}>
          Manter os lugares
        </Button>
      </div>
    </Dialog>
  );
}
