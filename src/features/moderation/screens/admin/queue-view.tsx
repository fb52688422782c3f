import { useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#features/account/components/session/use-session.ts';
import type { QueueItems } from '#features/moderation/data/queue-lists.ts';
import { openCountQuery, queueQuery } from '#features/moderation/data/queue-queries.ts';
import type { QueueKind, QueueState } from '#features/moderation/model/queues.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { Pager } from '#ui/pager.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { useFocusAfterClose } from '#ui/use-focus-after-close.ts';
import { useNow } from '#ui/use-now.ts';
import { ViewTabs } from '#ui/view-tabs.tsx';
import type { Decision } from './decision.ts';
import type { QueueProps } from './queue-card.tsx';

const DecisionDialog = lazyDialog(
  async () => (await import('./decision-dialog.tsx')).DecisionDialog,
);

/** A queue of the screen. */
interface Queue {
  kind: QueueKind;
  /** Value of the URL parameter 'tipo'; '' for the queue that is shown without it. */
  parameter: string;
  label: string;
  introduction: Record<QueueState, string>;
  stateLabels: Record<QueueState, string>;
  /** Renders one page of the queue with QueueList. */
  List: ComponentType<QueueProps>;
}

interface QueueViewProps {
  pageTitle: string;
  heading: string;
  /** If there are several, the user chooses one. */
  queues: readonly [Queue, ...Queue[]];
  /** Name of that choice. */
  queueFilter?: string;
  stateFilter: string;
  /** Value of the URL parameter 'situacao' for the decided items. */
  closedParameter: string;
}

/** Renders a screen with queues of items that super admins decide about, each with its undecided and decided items. */
export function QueueView(props: QueueViewProps) {
  const { user } = useSession();
  return user && <Queues adminId={user.uid} {...props} />;
}

function Queues({
  adminId,
  pageTitle,
  heading,
  queues,
  queueFilter = '',
  stateFilter,
  closedParameter,
}: QueueViewProps & { adminId: string }) {
  const [params, setParams] = useSearchParams();
  const [openDecision, setOpenDecision] = useState<Decision | null>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitleOnceClosed = useFocusAfterClose(titleRef, openDecision !== null);
  const queue = queues.find(({ parameter }) => parameter === params.get('tipo')) ?? queues[0];
  const state = params.get('situacao') === closedParameter ? 'closed' : 'open';
  const counts = useQueries({ queries: queues.map(({ kind }) => openCountQuery(adminId, kind)) });
  const paramsOf = (nextQueue: Queue, nextState: QueueState) => ({
    ...(nextQueue.parameter && { tipo: nextQueue.parameter }),
    ...(nextState === 'closed' && { situacao: closedParameter }),
  });
  const pathOf = (nextQueue: Queue, nextState: QueueState) =>
    `?${new URLSearchParams(paramsOf(nextQueue, nextState)).toString()}`;
  const hasChoice = queues.length > 1;
  const { List } = queue;
  return (
    <div className="page py-6 md:py-10">
      <title>{pageTitle}</title>
      <h1 ref={titleRef} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        {heading}
      </h1>
      <p className="mt-1 text-ink-muted">{queue.introduction[state]}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {hasChoice && (
          <div className="min-w-0 basis-full">
            <ViewTabs
              label={queueFilter}
              tabs={queues.map((other, position) => ({
                to: pathOf(other, state),
                label: other.label,
                count: counts[position]?.data,
                isCurrent: other === queue,
              }))}
            />
          </div>
        )}
        <div role="group" aria-label={stateFilter} className="flex flex-wrap gap-2">
          {(['open', 'closed'] as const).map((other) => (
            <ToggleChip
              key={other}
              pressed={other === state}
              onToggle={() => {
                setParams(paramsOf(queue, other), { replace: true });
              }}
            >
              {queue.stateLabels[other]}
              {!hasChoice && other === 'open' && (
                <span className="text-ink-muted tabular">
                  {counts[0]?.data === undefined ? '–' : formatInteger(counts[0].data)}
                </span>
              )}
            </ToggleChip>
          ))}
        </div>
      </div>
      <List
        key={`${queue.kind} ${state}`}
        adminId={adminId}
        state={state}
        onAsk={setOpenDecision}
        onDecided={() => titleRef.current?.focus()}
        closedLink={
          <ButtonLink
            variant="secondary"
            replace
            to={pathOf(queue, 'closed')}
            // The link leaves the page with the empty list.
            onClick={() => titleRef.current?.focus()}
          >
            {texts.showClosed(queue.stateLabels.closed)}
          </ButtonLink>
        }
      />
      {openDecision && (
        <DecisionDialog
          adminId={adminId}
          decision={openDecision}
          onClose={() => {
            setOpenDecision(null);
          }}
          onDecided={() => {
            focusTitleOnceClosed();
            setOpenDecision(null);
          }}
        />
      )}
    </div>
  );
}

interface QueueListProps<Kind extends QueueKind> extends Pick<
  QueueProps,
  'adminId' | 'state' | 'closedLink'
> {
  kind: Kind;
  sentences: ErrorSentences;
  loading: string;
  getKey: (item: QueueItems[Kind]) => string;
  icon: ReactNode;
  /** Shown instead of an empty list. */
  emptyTexts: Record<QueueState, { title: string; text: string }>;
  /** Renders the card of an item. */
  children: (item: QueueItems[Kind], now: Date) => ReactNode;
}

/** Renders one page of a queue as cards. */
export function QueueList<Kind extends QueueKind>({
  adminId,
  kind,
  state,
  closedLink,
  sentences,
  loading,
  getKey,
  icon,
  emptyTexts,
  children,
}: QueueListProps<Kind>) {
  const pages = useCursorPages<PageCursor>(state);
  const list = useQuery(queueQuery(adminId, kind, state, pages.cursor));
  const now = useNow();
  return (
    <QueryView
      query={list}
      sentences={sentences}
      loading={loading}
      skeleton={
        <div className="mt-6 grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      }
    >
      {({ items, nextCursor }) => (
        <>
          {items.length > 0 && (
            <ul className="mt-6 grid gap-4 lg:grid-cols-2">
              {items.map((item) => (
                <li key={getKey(item)} className="min-w-0">
                  {children(item, now)}
                </li>
              ))}
            </ul>
          )}
          {items.length === 0 &&
            (pages.page > 1 ? (
              <Banner icon={icon} title={texts.listEndedOnPreviousPage} />
            ) : (
              <Banner
                icon={icon}
                title={emptyTexts[state].title}
                actions={state === 'open' && closedLink}
              >
                <p>{emptyTexts[state].text}</p>
              </Banner>
            ))}
          <Pager
            page={pages.page}
            hasNext={nextCursor !== null}
            isBusy={list.isFetching}
            onPrevious={pages.goBack}
            onNext={() => {
              if (nextCursor) pages.goTo(nextCursor);
            }}
          />
        </>
      )}
    </QueryView>
  );
}
