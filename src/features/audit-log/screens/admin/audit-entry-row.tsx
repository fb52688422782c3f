import { useState } from 'react';
import { actorOf } from '#features/audit/model/audit-names.ts';
import { auditDifferences } from '#features/audit/model/audit.ts';
import type { AuditEntry } from '#features/audit/model/audit.ts';
import { clockText, wallClockAt } from '#shared/zoned-time.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { auditSentence } from '#features/audit-log/sentence-panel-texts.ts';
import { AuditNameText } from './audit-name-text.tsx';

const Differences = lazyDialog(async () => (await import('./differences.tsx')).Differences);

/** One line of the log as a sentence: who did what with what, and when; what was before and after when asked for. */
export function AuditEntryRow({ uid, entry }: { uid: string; entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const { action, target, createdAt } = entry;
  const differences = auditDifferences(entry);
  // What is gone is no place to go to.
  const isGone = action.endsWith('.delete');
  return (
    <li className="px-4 py-3">
      <p className="wrap-anywhere">
        <AuditNameText uid={uid} name={actorOf(entry)} isActor />{' '}
        {auditSentence(entry).map((part, position) =>
          typeof part === 'string' ? (
            part
          ) : (
            <AuditNameText
              key={position}
              uid={uid}
              name={part}
              isPlain={isGone && target === `${part.of}/${part.id}`}
            />
          ),
        )}
        .
      </p>
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
        {createdAt && (
          <time dateTime={createdAt.toISOString()} className="tabular">
            {clockText(wallClockAt(createdAt).minutes)}
          </time>
        )}
        {differences.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-sea-ink underline underline-offset-4"
          >
            {isOpen ? 'Ocultar detalhes' : 'Ver detalhes'}
          </button>
        )}
      </div>
      {isOpen && <Differences uid={uid} differences={differences} />}
    </li>
  );
}
