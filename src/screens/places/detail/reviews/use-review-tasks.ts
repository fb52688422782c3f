import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ownReviewQuery } from '#data/reviews/review-queries.ts';
import { publicSettingsQuery } from '#data/settings/settings-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import type { Place } from '#domain/place.ts';
import { reviewId } from '#domain/review.ts';
import { canManagePlace } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { ownReviewErrors, reportSaveErrors } from '#texts/errors/reviews.ts';
import { chunkErrors } from '#texts/errors/shell.ts';
import { errorSentence } from '#texts/errors.ts';
import { useSession } from '#session/use-session.ts';
import { useAfterLogin, useSignInFirst } from '#components/sign-in/use-sign-in-first.ts';
import { CodeLoadError, lazyCode } from '#ui/lazy-code.ts';
import type { ReviewDialogs } from './dialogs/review-dialogs.tsx';
import { reviewObstacle } from './review-obstacle.ts';
import { hashOfTask, taskOfHash } from './review-task.ts';
import type { ReviewTask } from './review-task.ts';

type Dialogs = typeof ReviewDialogs;

const dialogs = lazyCode(async () => (await import('./dialogs/review-dialogs.tsx')).ReviewDialogs);

/**
 * What one does with the reviews of a place: a visitor is led through the login and goes on afterwards; forms
 * come, with their code, when they are asked for.
 * @param anchor id of the heading that takes the focus when what was focused is gone
 */
export function useReviewTasks(place: Place, anchor: string) {
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const client = useQueryClient();
  const [begun, setBegun] = useState<{ uid: string; task: ReviewTask } | null>(null);
  const [Dialogs, setDialogs] = useState<Dialogs | null>(null);
  const isDone = useRef(false);
  // Somebody else may have signed in meanwhile, in another tab.
  const task = begun && begun.uid === user?.uid ? begun.task : null;

  /** Why a visitor or a member cannot go on; '' when they can. */
  const obstacleTo = useCallback(
    async (asked: ReviewTask, who: User | null) => {
      const isPending = who?.status === 'pending';
      if (asked.kind === 'report') {
        if (who && asked.reviewId === reviewId(place.id, who.uid)) return 'Esta avaliação é sua.';
        return isPending
          ? 'Sua conta aguarda a aprovação do administrador. Depois dela você poderá denunciar avaliações.'
          : '';
      }
      // Without an answer rules decide.
      const settings = await client.ensureQueryData(publicSettingsQuery()).catch(() => null);
      const own = who ? await client.ensureQueryData(ownReviewQuery(who.uid, place.id)) : null;
      const reviewer = {
        isPending,
        canManagePlace: (id: string, createdBy?: string) =>
          who !== null && canManagePlace(who, id, createdBy),
      };
      return own && !isPending ? '' : reviewObstacle(reviewer, place, settings);
    },
    [client, place],
  );

  const begin = useCallback(
    (asked: ReviewTask) =>
      signInFirst({
        obstacle: (who) => obstacleTo(asked, who),
        run: async ({ uid }) => {
          const loaded = await dialogs.load();
          setDialogs(() => loaded);
          setBegun({ uid, task: asked });
        },
        login: { hash: hashOfTask(asked) },
        failure: (error) => failureText(asked, error),
      }),
    [signInFirst, obstacleTo],
  );
  const goOn = useCallback(
    async (asked: ReviewTask) => {
      await begin(asked);
      document.getElementById(anchor)?.scrollIntoView();
    },
    [begin, anchor],
  );
  useAfterLogin(taskOfHash, goOn);

  const end = useCallback((done: boolean) => {
    isDone.current ||= done;
    setBegun(null);
  }, []);

  // The button that led here may be another one now.
  useEffect(() => {
    if (task || !isDone.current) return;
    isDone.current = false;
    document.getElementById(anchor)?.focus();
  }, [task, anchor]);

  return { task, begin, end, Dialogs };
}

function failureText({ kind }: ReviewTask, error: unknown): string {
  if (error instanceof CodeLoadError) return errorSentence(chunkErrors, 'unavailable');
  return errorSentence(kind === 'report' ? reportSaveErrors : ownReviewErrors, errorCode(error));
}
