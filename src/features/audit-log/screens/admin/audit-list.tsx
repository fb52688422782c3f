import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { auditLogQuery } from '#features/audit/data/audit-queries.ts';
import {
  bootstrapActorId,
  auditDifferences,
  auditActions,
  auditActionsOf,
  auditSubjects,
} from '#features/audit/model/audit.ts';
import type { AuditEntry, AuditAction, AuditSubject } from '#features/audit/model/audit.ts';
import type { AuditName } from '#features/audit/model/audit-names.ts';
import { auditActorName } from '#features/audit/model/audit-names.ts';
import { namesOfSentence, auditSentence } from '#features/audit-log/sentence-panel-texts.ts';
import * as texts from '#features/audit-log/panel-texts.ts';
import { formatLongDate } from '#shared/formats/formats.ts';
import { EndlessList } from '#ui/endless-list.tsx';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { clockText, wallClockAt } from '#shared/zoned-time.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { AuditNameText } from './audit-name-text.tsx';

interface AuditListProps {
  uid: string;
  filter: AuditFilter;
  onReset: () => void;
}

/** The log entries, newest first, in pages of 50. */
export function AuditList({ uid, filter, onReset }: AuditListProps) {
  const logQuery = useInfiniteQuery(auditLogQuery(uid, filteredActions(filter), findMissingNames));
  return (
    <div className="mt-6">
      <EndlessList
        query={logQuery}
        sentences={texts.auditLogErrors}
        loading={texts.loadingLog}
        skeleton={<RowsSkeleton count={6} />}
        moreLabel={texts.loadMore}
        empty={
          <EmptyAuditList
            isFiltered={filter.subject !== null || filter.action !== null}
            onReset={onReset}
          />
        }
      >
        {(entries) => (
          <div className={rowsClasses}>
            {groupByDay(entries).map(({ day, entries: dayEntries }) => (
              <section key={day} aria-label={day}>
                <h2 className="bg-sunken px-4 py-2 text-sm font-semibold text-ink-muted">{day}</h2>
                <ol className="divide-y divide-line">
                  {dayEntries.map((entry) => (
                    <AuditEntryRow key={entry.id} uid={uid} entry={entry} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </EndlessList>
    </div>
  );
}

/** Returns the accounts and documents of which an entry records only the id, so that their names must be read. */
function findMissingNames(entry: AuditEntry): AuditName[] {
  return namesOfSentence(entry).filter(
    ({ id, recordedName }) => recordedName === '' && id !== bootstrapActorId,
  );
}

interface AuditDay {
  /** '20 de março de 2026'. */
  day: string;
  entries: AuditEntry[];
}

/** Groups the entries, newest first, by the day on which they were created. */
function groupByDay(entries: readonly AuditEntry[]): AuditDay[] {
  const days: AuditDay[] = [];
  for (const entry of entries) {
    const day = formatLongDate(entry.createdAt);
    const lastDay = days.at(-1);
    if (lastDay?.day === day) lastDay.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

function EmptyAuditList({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const icon = <ScrollText aria-hidden size={28} />;
  if (!isFiltered) {
    return (
      <Banner icon={icon} title={texts.emptyLogTitle}>
        <p>{texts.emptyLogHint}</p>
      </Banner>
    );
  }
  return (
    <Banner
      icon={icon}
      title={texts.noEntriesTitle}
      actions={
        <Button variant="secondary" onClick={onReset}>
          {texts.clearFilters}
        </Button>
      }
    >
      <p>{texts.noEntriesHint}</p>
    </Banner>
  );
}

const Differences = lazyDialog(async () => (await import('./differences.tsx')).Differences);

/**
 * One log entry as a sentence with actor, action, target and time; the values before and after are shown on request.
 */
function AuditEntryRow({ uid, entry }: { uid: string; entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const { action, target, createdAt } = entry;
  const differences = auditDifferences(entry);
  // A deleted document gets no link.
  const isDeleted = action.endsWith('.delete');
  return (
    <li>
      <div className="relative flex items-start gap-x-3 px-4 py-1">
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-3 py-2.5">
          {createdAt && (
            <time
              dateTime={createdAt.toISOString()}
              className="shrink-0 text-sm leading-6 text-ink-muted tabular"
            >
              {clockText(wallClockAt(createdAt).minutes)}
            </time>
          )}
          <p className="min-w-40 flex-1 wrap-anywhere">
            <AuditNameText uid={uid} name={auditActorName(entry)} isActor />{' '}
            {auditSentence(entry).map((part, position) =>
              typeof part === 'string' ? (
                part
              ) : (
                <AuditNameText
                  key={position}
                  uid={uid}
                  name={part}
                  isPlain={isDeleted && target === `${part.collection}/${part.id}`}
                />
              ),
            )}
            .
          </p>
        </div>
        {differences.length > 0 && (
          // The whole row opens the details.
          <IconButton
            label={isOpen ? texts.hideDetails : texts.showDetails}
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
            className="-mr-3 after:absolute after:inset-0"
          >
            <ChevronDown
              aria-hidden
              size={20}
              className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
            />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div className="px-4 pb-3">
          <Differences uid={uid} differences={differences} />
        </div>
      )}
    </li>
  );
}

/** Filter of the log; null means all. If both are set, the action belongs to the subject. */
export interface AuditFilter {
  subject: AuditSubject | null;
  action: AuditAction | null;
}

/** Reads the filter from URL parameters; unknown values are ignored. */
export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  const action = auditActions.find((option) => option === params.get('acao')) ?? null;
  const subject = auditSubjects.find((option) => option === params.get('sobre')) ?? null;
  if (subject && action && !auditActionsOf(subject).includes(action)) {
    return { subject, action: null };
  }
  return { subject, action };
}

export function auditFilterParams({ subject, action }: AuditFilter): Record<string, string> {
  return { ...(subject && { sobre: subject }), ...(action && { acao: action }) };
}

/** Returns the actions to query; an empty array means all. */
function filteredActions({ subject, action }: AuditFilter): AuditAction[] {
  if (action) return [action];
  return subject ? auditActionsOf(subject) : [];
}
