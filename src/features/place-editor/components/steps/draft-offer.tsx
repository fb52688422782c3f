import { useState } from 'react';
import { History } from 'lucide-react';
import * as texts from '#features/place-editor/panel-texts.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { Button } from '#ui/button.tsx';
import type { PlaceEditorState } from '../use-place-editor.ts';

/** Offers to restore or discard the draft found on this device. The form stays hidden until the user decides. */
export function DraftOffer({ editor, savedAt }: { editor: PlaceEditorState; savedAt: number }) {
  const [now] = useState(() => new Date());
  const title = editor.offeredDraft?.draft.title.trim() ?? '';
  const savedDate = formatRelativeDate(new Date(savedAt), now);
  return (
    <section
      aria-labelledby="rascunho"
      className="mt-6 max-w-xl rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="rascunho" className="flex items-center gap-2 text-xl font-bold">
        <History aria-hidden size={22} className="shrink-0 text-sea-ink" />
        {texts.draftFound}
      </h2>
      <p className="mt-2 wrap-anywhere text-ink-muted">
        {texts.draftDetails(title.slice(0, 80), savedDate)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={editor.restoreDraft}>{texts.restoreDraft}</Button>
        <Button variant="secondary" onClick={editor.discardDraft}>
          {texts.discardDraft}
        </Button>
      </div>
    </section>
  );
}
