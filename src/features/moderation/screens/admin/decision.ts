import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queueMutation } from '#features/moderation/data/queue-queries.ts';
import type { QueueChange, QueueOutcome } from '#features/moderation/data/queue-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

/** A decision that a super admin can make about an item, or its undo. */
export interface Decision {
  /** Label of the button. */
  label: string;
  /** The part of the label that a card shows, if the whole label is too long for half a card. */
  shortLabel?: string | undefined;
  /** Label while the decision is saved. */
  busyLabel: string;
  variant?: ButtonVariant;
  sentences: ErrorSentences;
  /** @param answer message to the user; '' if none is asked for */
  toChange: (answer: string) => QueueChange;
  /** Message after the decision. */
  done: string;
  /** Messages after a decision that was not carried out as requested. */
  outcomeTexts: Partial<Record<QueueOutcome, string>>;
  /** Undo that the message after the decision offers. */
  undo?: Decision;
  /** The dialog before the decision; absent if one tap decides. */
  dialog?: {
    title: string;
    content: ReactNode;
    /** Label of the button that decides, if it differs from `label`. */
    confirmLabel?: string;
    /** True if the decision can be undone. */
    isHarmless?: boolean;
    /** Error without an answer to the user; absent if none is asked for. */
    answerMissing?: string;
  };
}

/** Returns a function that shows the result of a decision in a message, with its undo if it has one. */
export function useOutcomeToast(adminId: string) {
  const toast = useToast();
  const { mutateAsync } = useMutation(queueMutation(useQueryClient(), adminId));
  const showOutcome = (decision: Decision, outcome: QueueOutcome): void => {
    const undo = outcome === 'done' && decision.undo;
    toast(
      decision.outcomeTexts[outcome] ?? decision.done,
      undo ? { label: undo.label, run: () => void carryOut(undo) } : undefined,
    );
  };
  const carryOut = async (decision: Decision) => {
    try {
      showOutcome(decision, await mutateAsync(decision.toChange('')));
    } catch (error) {
      toast(errorSentence(decision.sentences, errorCode(error)));
    }
  };
  return showOutcome;
}
