import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { ownReviewQuery } from '#data/reviews/review-queries.ts';
import { publicSettingsQuery } from '#data/settings/settings-queries.ts';
import { AppError, errorCode } from '#domain/app-error.ts';
import type { Place } from '#domain/place.ts';
import { reviewId } from '#domain/review.ts';
import { canManagePlace } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { ownReviewErrors, reportSaveErrors } from '#texts/errors/reviews.ts';
import { chunkErrors } from '#texts/errors/shell.ts';
import { errorSentence } from '#texts/errors.ts';
import { useSession, useSessionActions } from '#session/use-session.ts';
import type { LoginState } from '#components/favorite-button/login-state.ts';
import { useToast } from '#ui/toast.tsx';
import type { ReviewDialogs } from './dialogs/review-dialogs.tsx';
import { reviewObstacle } from './review-obstacle.ts';
import { hashOfTask, taskOfHash } from './review-task.ts';
import type { ReviewTask } from './review-task.ts';

type Dialogs = typeof ReviewDialogs;

/**
 * What one does with the reviews of a place: a visitor is led through the login and goes on afterwards; forms
 * come, with their code, when they are asked for.
 * @param anchor id of the heading that takes the focus when what was focused is gone
 */
export function useReviewTasks(place: Place, anchor: string) {
  const { user, status } = useSession();
  const { settled } = useSessionActions();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const [begun, setBegun] = useState<{ uid: string; task: ReviewTask } | null>(null);
  const [Dialogs, setDialogs] = useState<Dialogs | null>(null);
  const isBeginning = useRef(false);
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
    async (asked: ReviewTask) => {
      if (isBeginning.current) return;
      isBeginning.current = true;
      try {
        const session = status === 'signed-out' ? null : await settled();
        if (session?.status === 'failed') throw session.error;
        const who = session?.status === 'signed-in' ? session.user : null;
        const obstacle = await obstacleTo(asked, who);
        if (obstacle) {
          toast(obstacle);
        } else if (who) {
          const loaded = await loadDialogs();
          setDialogs(() => loaded);
          setBegun({ uid: who.uid, task: asked });
        } else {
          const state: LoginState = { from: pathname + search + hashOfTask(asked) };
          await navigate('/login', { state });
        }
      } catch (error) {
        toast(failureText(asked, error));
      } finally {
        isBeginning.current = false;
      }
    },
    [status, settled, obstacleTo, toast, pathname, search, navigate],
  );

  // Back from the login, one goes on where one was.
  useEffect(() => {
    const asked = taskOfHash(hash);
    if (!asked || !user) return;
    const samePage = navigate({ pathname, search }, { replace: true, state: { isSamePage: true } });
    void Promise.resolve(samePage)
      .then(() => begin(asked))
      .then(() => document.getElementById(anchor)?.scrollIntoView());
  }, [hash, user, pathname, search, navigate, begin, anchor]);

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
  // Only the code of the forms fails with anything else.
  if (!(error instanceof AppError)) return errorSentence(chunkErrors, 'unavailable');
  return errorSentence(kind === 'report' ? reportSaveErrors : ownReviewErrors, errorCode(error));
}

async function loadDialogs(): Promise<Dialogs> {
  return (await import('./dialogs/review-dialogs.tsx')).ReviewDialogs;
}
