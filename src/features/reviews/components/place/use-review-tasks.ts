import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Place } from '#features/places/model/place.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import type { Session } from '#features/account/components/session/use-session.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/reviews/texts.ts';
import { isNetworkError } from '#platform/offline/network-error.ts';
import { ownReviewQuery } from '#features/reviews/data/review-queries.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { reviewId } from '#features/reviews/model/review-draft.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import { reviewReportErrors } from '#features/moderation/report-texts.ts';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useActionAfterLogin } from '#features/account/components/use-action-after-login.ts';
import { useSignInFirst } from '#features/account/components/use-sign-in-first.ts';
import { CodeLoadError, lazyCode } from '#ui/progressive/lazy-code.ts';
import { whenIdle } from '#ui/progressive/when-idle.ts';
import { scrollToSection } from '#ui/scroll-to-section.ts';
import type { ReviewDialogs } from './dialogs/review-dialogs.tsx';
import { toTaskHash, parseTaskHash } from './review-task.ts';
import type { ReviewTask } from './review-task.ts';

type ReviewerSession = Pick<Session, 'isPendingApproval' | 'canManagePlace'>;

/** Returns the reason, as a sentence, why a user cannot write a first review of a place; '' without one. */
export function findReviewObstacle(
  { isPendingApproval, canManagePlace }: ReviewerSession,
  { id, createdBy }: Pick<Place, 'id' | 'createdBy'>,
  settings: Pick<PublicSettings, 'reviewsEnabled'> | null | undefined,
): string {
  if (settings?.reviewsEnabled === false) {
    return texts.reviewsPaused;
  }
  if (canManagePlace(id, createdBy)) {
    return texts.ownPlace;
  }
  return isPendingApproval ? texts.pendingReviewer : '';
}

type LoadedReviewDialogs = typeof ReviewDialogs;

const lazyDialogs = lazyCode(async () =>
  (await import('./dialogs/load-review-dialogs.ts')).loadReviewDialogs(),
);

/** Maximum delay in ms before the forms are prefetched for offline use. */
const maxPrefetchDelayMs = 4000;

/**
 * Returns the state of the review dialogs of a place. Sends visitors to the login first and then resumes the task. The
 * code of the dialogs is loaded on first use.
 * @param anchor id of the heading that takes the focus if the previously focused element was unmounted
 */
export function useReviewTasks(place: Place, anchor: string) {
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const client = useQueryClient();
  const [startedTask, setStartedTask] = useState<{ uid: string; task: ReviewTask } | null>(null);
  const [Dialogs, setDialogs] = useState<LoadedReviewDialogs | null>(null);
  const hasCompleted = useRef(false);
  // Another user may have signed in in another tab.
  const task = startedTask && startedTask.uid === user?.uid ? startedTask.task : null;

  // Loads the forms ahead: the service worker caches used files, so a place can be reviewed offline after a visit.
  const canPrefetch = user !== null && navigator.serviceWorker?.controller;
  useEffect(() => {
    if (canPrefetch)
      whenIdle(maxPrefetchDelayMs)
        .then(lazyDialogs.load)
        .catch(() => undefined);
  }, [canPrefetch]);

  /** Returns the reason why the user cannot continue; '' without one. */
  const getObstacleText = useCallback(
    async (requestedTask: ReviewTask, sessionUser: User | null) => {
      const isPending = sessionUser?.status === 'pending';
      if (requestedTask.kind === 'report') {
        if (sessionUser && requestedTask.reviewId === reviewId(place.id, sessionUser.uid))
          return texts.ownReviewReported;
        return isPending ? texts.pendingReporter : '';
      }
      // If the settings cannot be read, the security rules decide.
      const settings = await client.ensureQueryData(publicSettingsQuery()).catch(() => null);
      const ownReview =
        sessionUser &&
        (await client
          .ensureQueryData(ownReviewQuery(sessionUser.uid, place.id))
          .catch(nullIfOffline));
      const reviewer = {
        isPendingApproval: isPending,
        canManagePlace: (id: string, createdBy?: string) =>
          sessionUser !== null && canManagePlace(sessionUser, id, createdBy),
      };
      if (!ownReview || isPending) return findReviewObstacle(reviewer, place, settings);
      const isEdit = requestedTask.kind === 'write';
      return isEdit && reviewer.canManagePlace(place.id, place.createdBy) ? texts.ownPlace : '';
    },
    [client, place],
  );

  const startTask = useCallback(
    (requestedTask: ReviewTask) =>
      signInFirst({
        getObstacleText: (sessionUser) => getObstacleText(requestedTask, sessionUser),
        run: async ({ uid }) => {
          const loadedDialogs = await lazyDialogs.load();
          setDialogs(() => loadedDialogs);
          setStartedTask({ uid, task: requestedTask });
        },
        login: {
          hash: toTaskHash(requestedTask),
          action: requestedTask.kind === 'report' ? 'report' : 'review',
        },
        toErrorText: (error) => failureText(requestedTask, error),
      }),
    [signInFirst, getObstacleText],
  );
  const resumeTask = useCallback(
    async (requestedTask: ReviewTask) => {
      // No button was pressed after the login. The heading gets the focus here, so that the closed form returns the
      // focus to it.
      document.getElementById(anchor)?.focus({ preventScroll: true });
      await startTask(requestedTask);
      scrollToSection(anchor);
    },
    [startTask, anchor],
  );
  useActionAfterLogin(parseTaskHash, resumeTask);

  const endTask = useCallback((isCompleted: boolean) => {
    hasCompleted.current ||= isCompleted;
    setStartedTask(null);
  }, []);

  // The pressed button may have been replaced by another one.
  useEffect(() => {
    if (task || !hasCompleted.current) return;
    hasCompleted.current = false;
    document.getElementById(anchor)?.focus();
  }, [task, anchor]);

  return { task, startTask, endTask, Dialogs };
}

/**
 * Returns null for a network error, so that a review can be started offline. sendReview() checks the stored review
 * before it sends the new one.
 */
function nullIfOffline(error: unknown): null {
  if (isNetworkError(errorCode(error))) return null;
  throw error;
}

function failureText(task: ReviewTask, error: unknown): string {
  if (error instanceof CodeLoadError) return errorSentence(chunkErrors, 'unavailable');
  return errorSentence(
    task.kind === 'report' ? reviewReportErrors : texts.ownReviewErrors,
    errorCode(error),
  );
}
