import { useCallback, useRef, useState } from 'react';
import { Flag } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import { eventReportErrors } from '#features/moderation/report-texts.ts';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import type { ReportDialog } from '#features/moderation/components/report-dialog.tsx';
import { useActionAfterLogin } from '#features/account/components/use-action-after-login.ts';
import { useSignInFirst } from '#features/account/components/use-sign-in-first.ts';
import * as texts from '#features/events/texts.ts';
import { CodeLoadError, lazyCode } from '#ui/lazy-code.ts';

const reportDialog = lazyCode(
  async () => (await import('#features/moderation/components/report-dialog.tsx')).ReportDialog,
);

/** URL fragment with which the visitor returns from the login to continue the report. */
const reportHash = '#denunciar';

/** Renders the button that reports an event to the super admins. Sends a visitor to the login first. */
export function ReportEvent({ event }: { event: Pick<PublicEvent, 'id' | 'placeId'> }) {
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const button = useRef<HTMLButtonElement>(null);
  /** uid of the user who opened the dialog. Another user may sign in later in another tab. */
  const [reporterUid, setReporterUid] = useState<string | null>(null);
  const [LoadedDialog, setLoadedDialog] = useState<typeof ReportDialog | null>(null);
  const { id, placeId } = event;

  const openDialog = useCallback(
    () =>
      signInFirst({
        getObstacleText: (currentUser) => getObstacleText(currentUser, placeId),
        run: async ({ uid }) => {
          const loadedDialog = await reportDialog.load();
          setLoadedDialog(() => loadedDialog);
          setReporterUid(uid);
        },
        login: { hash: reportHash },
        toErrorText: failureText,
      }),
    [signInFirst, placeId],
  );
  const continueAfterLogin = useCallback(() => {
    button.current?.focus();
    return openDialog();
  }, [openDialog]);
  useActionAfterLogin(isReportRequested, continueAfterLogin);

  const isOpen = user !== null && reporterUid === user.uid;
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => void openDialog()}
        className="inline-flex min-h-11 w-fit items-center gap-2 text-sm text-ink-muted underline underline-offset-4"
      >
        <Flag aria-hidden size={16} className="shrink-0" />
        {texts.reportEvent}
      </button>
      {LoadedDialog && user && (
        <LoadedDialog
          uid={user.uid}
          kind="event"
          subject={isOpen ? { id, placeId } : null}
          onClose={() => {
            setReporterUid(null);
          }}
        />
      )}
    </>
  );
}

function isReportRequested(hash: string): true | null {
  return hash === reportHash || null;
}

function getObstacleText(currentUser: User | null, placeId: string): string {
  if (currentUser?.status === 'pending') {
    return texts.reportingAwaitsApproval;
  }
  return currentUser && canManagePlace(currentUser, placeId) ? texts.ownEventHint : '';
}

function failureText(error: unknown): string {
  if (error instanceof CodeLoadError) return errorSentence(chunkErrors, 'unavailable');
  return errorSentence(eventReportErrors, errorCode(error));
}
