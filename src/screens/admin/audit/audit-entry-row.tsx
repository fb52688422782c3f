import { auditDifferences } from '#domain/audit.ts';
import type { AuditEntry } from '#domain/audit.ts';
import { auditActionText } from '#texts/audit.ts';
import { formatDateTime } from '#texts/formats.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { ActorName } from './actor-name.tsx';
import { Differences } from './differences.tsx';
import { Target } from './target.tsx';

/** One line of the log: what, about what, by whom, when, and what was before and after. */
export function AuditEntryRow({ uid, entry }: { uid: string; entry: AuditEntry }) {
  const { action, actorId, createdAt } = entry;
  return (
    <li className="px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={toneOf(action)}>{auditActionText(action)}</Badge>
          <Target uid={uid} entry={entry} />
        </p>
        <p className="text-sm text-ink-muted">
          <ActorName uid={uid} actorId={actorId} />
          {' · '}
          <time dateTime={createdAt?.toISOString()}>{formatDateTime(createdAt)}</time>
        </p>
      </div>
      <Differences differences={auditDifferences(entry)} />
    </li>
  );
}

function toneOf(action: string): BadgeTone {
  if (/\.(?:delete|undo|void)$/.test(action)) return 'closed';
  return action.endsWith('.create') ? 'open' : 'sea';
}
