import { useState } from 'react';
import { History } from 'lucide-react';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { Button } from '#ui/button.tsx';
import type { PlaceEditorState } from '../use-place-editor.ts';

/** Offers to restore or discard the draft found on this device, before anything else. */
export function DraftOffer({ editor, savedAt }: { editor: PlaceEditorState; savedAt: number }) {
  const [now] = useState(() => new Date());
  const title = editor.offeredDraft?.draft.title.trim();
  return (
    <section
      aria-labelledby="rascunho"
      className="mt-6 max-w-xl rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="rascunho" className="flex items-center gap-2 text-xl font-bold">
        <History aria-hidden size={22} className="shrink-0 text-sea-ink" />
        Há um rascunho não salvo
      </h2>
      <p className="mt-2 wrap-anywhere text-ink-muted">
        {title ? `“${title.slice(0, 80)}”, ` : 'Deste lugar, '}
        {formatRelativeDate(new Date(savedAt), now)}, neste aparelho.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={editor.restoreDraft}>Continuar rascunho</Button>
        <Button variant="secondary" onClick={editor.discardDraft}>
          Descartar
        </Button>
      </div>
    </section>
  );
}
