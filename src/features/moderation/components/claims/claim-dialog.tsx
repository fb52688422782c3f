import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock, MailWarning } from 'lucide-react';
import { ownClaimMutation, ownClaimQuery } from '#features/moderation/data/claims/claim-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { claimDueAt, isFinallyRefused } from '#features/moderation/model/claim.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import type { Place } from '#features/places/model/place.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import { linkTo } from '#shared/routes.ts';
import { canReceiveRole } from '#features/account/model/user-rights.ts';
import * as texts from '#features/moderation/request-texts.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ConfirmDialogContent } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ClaimForm } from './claim-form.tsx';

interface ClaimDialogProps {
  uid: string;
  place: Place;
  onClose: () => void;
}

/** Renders the claim of a place: the request form, the single appeal after a refusal, or the current state. */
export function ClaimDialog({ uid, place, onClose }: ClaimDialogProps) {
  const { user, canManagePlace } = useSession();
  const ownClaim = useQuery(ownClaimQuery(uid, place.id));
  const changeMutation = useMutation(ownClaimMutation(useQueryClient(), uid, place.id));
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const renderContent = (claim: Claim | null) => {
    if (canManagePlace(place.id, place.createdBy)) return <AlreadyManagerMessage />;
    if (claim?.status === 'pending') {
      return (
        <PendingClaimView
          claim={claim}
          onClose={onClose}
          onWithdraw={async () => {
            await changeMutation.mutateAsync({ kind: 'withdraw', shown: claim });
            setOutcome(claim.first ? 'kept-refused' : 'withdrawn');
          }}
        />
      );
    }
    if (claim && isFinallyRefused(claim)) return <FinalRefusalMessage claim={claim} />;
    if (user && !canReceiveRole(user, 'manager')) return <UnverifiedEmailMessage />;
    const declinedClaim = claim?.status === 'declined' ? claim : null;
    return (
      <>
        {declinedClaim && (
          <div className="mt-2 mb-4 flex flex-col gap-3">
            <LabelledQuote label={texts.claimDeclined}>{declinedClaim.answer}</LabelledQuote>
            <LabelledQuote label={texts.sentClaim}>{declinedClaim.message}</LabelledQuote>
          </div>
        )}
        <ClaimForm
          isAppeal={declinedClaim !== null}
          onSend={async (message) => {
            await changeMutation.mutateAsync({ kind: 'send', message, shown: claim });
            setOutcome('sent');
          }}
        />
      </>
    );
  };

  return (
    <Dialog title={texts.claimPlace} isSheet onClose={onClose}>
      {outcome ? (
        <Thanks outcome={outcome} onDone={onClose} />
      ) : (
        <QueryView
          query={ownClaim}
          sentences={texts.claimReadErrors}
          failure="line"
          isQuiet
          loading={texts.opening}
          skeleton={<Skeleton className="mt-3 h-80 w-full" />}
        >
          {renderContent}
        </QueryView>
      )}
    </Dialog>
  );
}

const thanksTexts = {
  sent: texts.claimSent,
  withdrawn: texts.claimWithdrawn,
  'kept-refused': texts.appealWithdrawn,
};
type Outcome = keyof typeof thanksTexts;

function Thanks({ outcome, onDone }: { outcome: Outcome; onDone: () => void }) {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <IconMessage icon={<CircleCheck aria-hidden size={24} />}>
        <span role="status">{thanksTexts[outcome]}</span>
      </IconMessage>
      {/* The focused element was unmounted with the form, so this button takes the focus. */}
      <Button block onClick={onDone} ref={(button) => button?.focus()}>
        {texts.understood}
      </Button>
    </div>
  );
}

function IconMessage({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      <span className="mt-0.5 shrink-0 text-sea-ink">{icon}</span>
      {children}
    </p>
  );
}

interface PendingClaimProps {
  claim: Claim;
  onClose: () => void;
  onWithdraw: () => unknown;
}

function PendingClaimView({ claim, onClose, onWithdraw }: PendingClaimProps) {
  const dueDate = claimDueAt(claim);
  const dueDay = dueDate ? formatDayAndMonth(brandMoment(dueDate).date) : '';
  return (
    <ConfirmDialogContent
      confirmLabel={texts.withdrawClaim}
      busyLabel={texts.withdrawing}
      cancelLabel={texts.close}
      isStacked
      sentences={texts.claimWithdrawalErrors}
      isFinal={(error) => errorCode(error) === 'conflict'}
      onClose={onClose}
      onConfirm={onWithdraw}
    >
      <IconMessage icon={<Clock aria-hidden size={24} />}>
        <span>{texts.claimPending(claim.first !== null, dueDay)}</span>
      </IconMessage>
      <LabelledQuote label={texts.sentClaim}>{claim.message}</LabelledQuote>
      {claim.first && (
        <LabelledQuote label={texts.firstSentClaim}>{claim.first.message}</LabelledQuote>
      )}
    </ConfirmDialogContent>
  );
}

function FinalRefusalMessage({ claim }: { claim: Claim }) {
  return (
    <div className="mt-2 flex flex-col gap-4">
      <LabelledQuote label={texts.claimDeclined}>{claim.answer}</LabelledQuote>
      <p className="text-ink-muted">{texts.claimFinallyDeclined}</p>
    </div>
  );
}

function AlreadyManagerMessage() {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <IconMessage icon={<CircleCheck aria-hidden size={24} />}>
        <span>{texts.alreadyManaging}</span>
      </IconMessage>
      <ButtonLink to={linkTo('/manager/places')}>{texts.openManagerPanel}</ButtonLink>
    </div>
  );
}

/**
 * Asks the user to verify the e-mail address. An account can be registered with any address, so a manager must have
 * verified it.
 */
function UnverifiedEmailMessage() {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <IconMessage icon={<MailWarning aria-hidden size={24} />}>
        <span>{texts.verifyEmailFirst}</span>
      </IconMessage>
      <ButtonLink to={linkTo('/settings')}>{texts.verifyEmail}</ButtonLink>
    </div>
  );
}

function LabelledQuote({ label, children }: { label: string; children: string }) {
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{label}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </div>
  );
}
