import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import * as texts from '#features/moderation/request-texts.ts';
import { errorCode } from '#shared/app-error.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialogContent } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Props of the dialog of a request about a place. */
export interface PlaceDialogProps<Place> {
  uid: string;
  place: Place;
  onClose: () => void;
}

interface OwnRequestDialogProps<Request> {
  title: string;
  /** The user's request. */
  query: UseQueryResult<Request | null>;
  sentences: ErrorSentences;
  skeletonClasses: string;
  /** Message after the request was sent or withdrawn; null before. */
  doneText: string | null;
  onClose: () => void;
  children: (request: Request | null) => ReactNode;
}

/** Renders a dialog with the user's request about a place. */
export function OwnRequestDialog<Request>(props: OwnRequestDialogProps<Request>) {
  const { title, query, sentences, skeletonClasses, doneText, onClose, children } = props;
  return (
    <Dialog title={title} isSheet onClose={onClose}>
      {doneText === null ? (
        <QueryView
          query={query}
          sentences={sentences}
          failure="line"
          isQuiet
          loading={texts.opening}
          skeleton={<Skeleton className={skeletonClasses} />}
        >
          {children}
        </QueryView>
      ) : (
        <Thanks text={doneText} onDone={onClose} />
      )}
    </Dialog>
  );
}

function Thanks({ text, onDone }: { text: string; onDone: () => void }) {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <IconMessage icon={<CircleCheck aria-hidden size={24} />}>
        <span role="status">{text}</span>
      </IconMessage>
      {/* The focused element was unmounted with the form, so this button takes the focus. */}
      <Button block onClick={onDone} ref={(button) => button?.focus()}>
        {texts.understood}
      </Button>
    </div>
  );
}

export function IconMessage({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      <span className="mt-0.5 shrink-0 text-sea-ink">{icon}</span>
      {children}
    </p>
  );
}

interface PendingRequestProps {
  /** The state of the request. */
  text: string;
  withdrawLabel: string;
  sentences: ErrorSentences;
  onWithdraw: () => unknown;
  onClose: () => void;
  children?: ReactNode;
}

/** Renders a pending request, which the user can withdraw. */
export function PendingRequest(props: PendingRequestProps) {
  const { text, withdrawLabel, sentences, onWithdraw, onClose, children } = props;
  return (
    <ConfirmDialogContent
      confirmLabel={withdrawLabel}
      busyLabel={texts.withdrawing}
      cancelLabel={texts.close}
      isStacked
      sentences={sentences}
      isFinal={(error) => errorCode(error) === 'conflict'}
      onClose={onClose}
      onConfirm={onWithdraw}
    >
      <IconMessage icon={<Clock aria-hidden size={24} />}>
        <span>{text}</span>
      </IconMessage>
      {children}
    </ConfirmDialogContent>
  );
}
