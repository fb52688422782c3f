import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queueMutation } from '#features/moderation/data/queue-queries.ts';
import type { QueueState, QueueStatus } from '#features/moderation/model/queues.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { useOutcomeToast } from './decision.ts';
import type { Decision } from './decision.ts';

/** What the list of a queue and its cards share. */
export interface QueueProps {
  adminId: string;
  state: QueueState;
  /** Opens the dialog of a decision. */
  onAsk: (decision: Decision) => void;
  /** Called after a decision without a dialog, which removes the card of the decided item from the list. */
  onDecided: () => void;
  /** Link to the decided items, shown in an empty list of undecided ones. */
  closedLink: ReactNode;
}

interface QueueCardProps extends Omit<QueueProps, 'state' | 'closedLink'> {
  heading: ReactNode;
  badge: ReactNode;
  /** Shown above the heading. */
  summary?: ReactNode;
  /** The content to decide about. */
  children: ReactNode;
  /** Shown before the buttons of the decisions. */
  link?: ReactNode;
  decisions: readonly Decision[];
  /** Undo of the decision; null if it cannot be undone. */
  undo?: Decision | null;
}

/** Renders an item of a queue with the possible decisions. */
export function QueueCard(props: QueueCardProps) {
  const { heading, badge, summary, children, link, decisions, undo } = props;
  const showOutcome = useOutcomeToast(props.adminId);
  const mutation = useMutation(queueMutation(useQueryClient(), props.adminId));
  const oneTapDecision = decisions.find(({ dialog }) => !dialog);
  const decide = async (decision: Decision) => {
    if (mutation.isPending) return;
    if (decision.dialog) {
      props.onAsk(decision);
      return;
    }
    try {
      const outcome = await mutation.mutateAsync(decision.toChange(''));
      showOutcome(decision, outcome);
      // After other outcomes, the card stays for another look.
      if (outcome === 'done' || outcome === 'decided') props.onDecided();
    } catch {
      // The card shows the error.
    }
  };
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface shadow-card">
      {/* The heading is first for screen readers, whose users jump from heading to heading. */}
      <div className="flex flex-col-reverse gap-3 border-b border-line p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">{heading}</div>
          {badge}
        </div>
        {summary}
      </div>
      <div className="flex grow flex-col gap-4 p-4">
        {children}
        {undo && (
          <Button variant="secondary" className="self-start" onClick={() => void decide(undo)}>
            {undo.label}
          </Button>
        )}
        {mutation.isError && oneTapDecision && (
          <FailureLine
            sentences={oneTapDecision.sentences}
            error={mutation.error}
            onRetry={() => void decide(oneTapDecision)}
          />
        )}
        {decisions.length > 0 && (
          <div className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
            {link}
            {decisions.map((decision) => (
              <Button
                key={decision.label}
                variant={decision.variant}
                aria-label={decision.shortLabel && decision.label}
                aria-disabled={mutation.isPending}
                onClick={() => void decide(decision)}
              >
                {mutation.isPending && !decision.dialog
                  ? decision.busyLabel
                  : (decision.shortLabel ?? decision.label)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

const badgeTones: Record<QueueStatus, BadgeTone> = {
  ...{ pending: 'warning', open: 'warning' },
  ...{ approved: 'open', applied: 'open', kept: 'open' },
  ...{ declined: 'neutral', removed: 'neutral' },
};

/** Renders the state of an item. */
export function StatusBadge({ status, label }: { status: QueueStatus; label: string }) {
  return <Badge tone={badgeTones[status]}>{label}</Badge>;
}
