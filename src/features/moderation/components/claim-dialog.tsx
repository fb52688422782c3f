import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, MailWarning } from 'lucide-react';
import { useSession } from '#features/account/components/session/use-session.ts';
import { canReceiveRole } from '#features/account/model/user-rights.ts';
import {
  ownClaimQuery,
  ownRequestMutation,
} from '#features/moderation/data/own-request-queries.ts';
import { claimMessageProblem, isFinallyRefused } from '#features/moderation/model/claim.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import { maxClaimMessageLength } from '#features/moderation/model/queues.ts';
import { requestDueAt } from '#features/moderation/model/request.ts';
import * as requestFormTexts from '#features/moderation/request-form-texts.ts';
import * as texts from '#features/moderation/request-texts.ts';
import type { Place } from '#features/places/model/place.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { errorCode } from '#shared/app-error.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { linkTo } from '#shared/routes.ts';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { IconMessage, OwnRequestDialog, PendingRequest } from './own-request-dialog.tsx';
import type { PlaceDialogProps } from './own-request-dialog.tsx';

/** Renders the claim of a place: the request form, the single appeal after a refusal, or the current state. */
export function ClaimDialog({ uid, place, onClose }: PlaceDialogProps<Place>) {
  const { user, canManagePlace } = useSession();
  const ownClaim = useQuery(ownClaimQuery(uid, place.id));
  const changeMutation = useMutation(ownRequestMutation(useQueryClient(), uid, place));
  const [doneText, setDoneText] = useState<string | null>(null);

  const renderContent = (claim: Claim | null) => {
    if (canManagePlace(place.id, place.createdBy)) {
      return (
        <IconMessageWithLink
          icon={<CircleCheck aria-hidden size={24} />}
          text={texts.alreadyManaging}
          link={<ButtonLink to={linkTo('/manager/places')}>{texts.openManagerPanel}</ButtonLink>}
        />
      );
    }
    if (claim?.status === 'pending') {
      return (
        <PendingRequest
          text={texts.claimPending(claim.first !== null, dueDayOf(claim))}
          withdrawLabel={texts.withdrawClaim}
          sentences={texts.claimWithdrawalErrors}
          onClose={onClose}
          onWithdraw={async () => {
            await changeMutation.mutateAsync({ kind: 'withdraw-claim' });
            setDoneText(claim.first ? texts.appealWithdrawn : texts.claimWithdrawn);
          }}
        >
          <LabelledQuote label={texts.sentClaim}>{claim.message}</LabelledQuote>
          {claim.first && (
            <LabelledQuote label={texts.firstSentClaim}>{claim.first.message}</LabelledQuote>
          )}
        </PendingRequest>
      );
    }
    if (claim && isFinallyRefused(claim)) {
      return (
        <div className="mt-2 flex flex-col gap-4">
          <LabelledQuote label={texts.claimDeclined}>{claim.answer}</LabelledQuote>
          <p className="text-ink-muted">{texts.claimFinallyDeclined}</p>
        </div>
      );
    }
    // An account can be registered with any address, so a manager must have verified it.
    if (user && !canReceiveRole(user, 'manager')) {
      return (
        <IconMessageWithLink
          icon={<MailWarning aria-hidden size={24} />}
          text={texts.verifyEmailFirst}
          link={<ButtonLink to={linkTo('/settings')}>{texts.verifyEmail}</ButtonLink>}
        />
      );
    }
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
            await changeMutation.mutateAsync({ kind: 'claim', message, shown: claim });
            setDoneText(requestFormTexts.claimSent);
          }}
        />
      </>
    );
  };

  return (
    <OwnRequestDialog
      title={texts.claimPlace}
      query={ownClaim}
      sentences={texts.claimReadErrors}
      skeletonClasses="mt-3 h-80 w-full"
      doneText={doneText}
      onClose={onClose}
    >
      {renderContent}
    </OwnRequestDialog>
  );
}

/** Returns the day by which an answer is due; '' if it is unknown. */
function dueDayOf(claim: Claim): string {
  const dueDate = requestDueAt('claim', claim);
  return dueDate ? formatDayAndMonth(brandMoment(dueDate).date) : '';
}

interface ClaimFormProps {
  /** True if the form appeals a refused claim. */
  isAppeal: boolean;
  onSend: (message: string) => Promise<void>;
}

/** Renders the form in which the user explains why the place is theirs. */
function ClaimForm({ isAppeal, onSend }: ClaimFormProps) {
  const formTexts = isAppeal ? texts.appealForm : texts.claimForm;
  const form = useForm({
    start: { message: '' },
    sentences: texts.claimErrors,
    isFinal: (error) => errorCode(error) === 'conflict',
    problemsOf: ({ message }) => ({
      message:
        claimMessageProblem(message) === 'missing'
          ? formTexts.missing
          : lengthProblem(message, maxClaimMessageLength),
    }),
    onSubmit: ({ message }) => onSend(message),
  });
  return (
    <Form form={form} className="mt-1 flex flex-col gap-5">
      <p className="text-ink-muted">{formTexts.introduction}</p>
      <TextArea
        label={formTexts.label}
        hint={formTexts.hint}
        rows={5}
        measure={textLength(maxClaimMessageLength)}
        {...form.field('message')}
      />
      <p className="text-sm text-ink-muted">{requestFormTexts.claimPrivacy}</p>
      <FormAlert text={form.failure} />
      <SubmitButton form={form} busyLabel={texts.sending} canRetry block>
        {formTexts.send}
      </SubmitButton>
    </Form>
  );
}

interface IconMessageWithLinkProps {
  icon: ReactNode;
  text: string;
  link: ReactNode;
}

function IconMessageWithLink({ icon, text, link }: IconMessageWithLinkProps) {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <IconMessage icon={icon}>
        <span>{text}</span>
      </IconMessage>
      {link}
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
