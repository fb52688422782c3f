import { Flag } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import { useSignedInDialog } from '#features/account/components/use-signed-in-dialog.ts';
import { eventReportErrors } from '#features/moderation/report-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import * as texts from '#features/events/texts.ts';
import { lazyCode } from '#ui/progressive/lazy-code.ts';

const lazyReportDialog = lazyCode(
  async () => (await import('#features/moderation/components/report-dialog.tsx')).ReportDialog,
);

/** Renders the button that reports an event to the super admins. Sends a visitor to the login first. */
export function ReportEvent({ event }: { event: Pick<PublicEvent, 'id' | 'placeId'> }) {
  const { id, placeId } = event;
  const { button, close, opened } = useSignedInDialog({
    lazyDialog: lazyReportDialog,
    action: 'report',
    hash: '#denunciar',
    getObstacleText: (currentUser) => getObstacleText(currentUser, placeId),
    toErrorText: (error) => errorSentence(eventReportErrors, errorCode(error)),
  });
  return (
    <>
      <button
        {...button}
        type="button"
        className="inline-flex min-h-11 w-fit items-center gap-2 text-sm text-ink-muted underline underline-offset-4 aria-disabled:opacity-55"
      >
        <Flag aria-hidden size={16} className="shrink-0" />
        {texts.reportEvent}
      </button>
      {opened && (
        <opened.Dialog uid={opened.uid} kind="event" subject={{ id, placeId }} onClose={close} />
      )}
    </>
  );
}

function getObstacleText(currentUser: User | null, placeId: string): string {
  if (currentUser?.status === 'pending') {
    return texts.reportingAwaitsApproval;
  }
  return currentUser && canManagePlace(currentUser, placeId) ? texts.ownEventHint : '';
}
