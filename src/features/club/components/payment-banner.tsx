import { CreditCard, Undo2 } from 'lucide-react';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import { errorCode } from '#shared/app-error.ts';
import * as texts from '#features/club/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { paymentSentence, duplicateSentence } from '#features/club/membership-texts.ts';
import {
  getMembershipPresentation,
  hasPaymentProblem,
} from '#features/club/model/membership-presentation.ts';
import { useNow } from '#ui/use-now.ts';
import { useOperator } from '#features/settings/components/use-operator.ts';
import { missingContactText } from '#features/settings/texts.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { useExternalRedirect } from '#ui/use-external-redirect.ts';

const loadBillingStore = lazyStore(() => import('#features/club/data/billing-store.ts'));

/** Renders what the owner of a membership must know about payments; nothing without a problem or a refund. */
export function PaymentNotes({ member }: { member: Membership }) {
  return (
    <>
      <PaymentBanner member={member} />
      <DuplicateNote member={member} />
    </>
  );
}

/** Renders the banner for a payment problem with a link to solve it; nothing without one. */
function PaymentBanner({ member }: { member: Membership }) {
  const presentation = getMembershipPresentation(member, useNow());
  const portal = useExternalRedirect(async () => (await loadBillingStore()).fetchPortalUrl());
  if (!hasPaymentProblem(presentation)) return null;
  const isPaymentLost =
    member.paymentProblem === 'disputed' || member.paymentProblem === 'refunded';
  return (
    <section
      aria-label={texts.paymentProblemLabel}
      className="flex max-w-md flex-col gap-3 rounded-card bg-warning-soft p-4 text-warning"
    >
      <p className="flex items-start gap-2.5 font-medium">
        <CreditCard aria-hidden size={22} className="mt-px shrink-0" />
        {paymentSentence(member, presentation)}
      </p>
      {isPaymentLost ? (
        <ContactLine />
      ) : (
        <Button
          aria-disabled={portal.isBusy}
          onClick={() => {
            portal.go();
          }}
        >
          {portal.isBusy ? texts.opening : texts.updatePayment}
        </Button>
      )}
      <FormAlert
        text={portal.error ? errorSentence(texts.portalErrors, errorCode(portal.error)) : ''}
      />
    </section>
  );
}

/** Renders the contact link, because a refund or dispute can only be resolved manually. */
function ContactLine() {
  const { operator } = useOperator();
  if (!operator) return null;
  if (operator.contactEmail === '') return <p>{missingContactText}</p>;
  return (
    <ButtonAnchor href={`mailto:${operator.contactEmail}`} variant="secondary">
      {texts.contactUs}
    </ButtonAnchor>
  );
}

/** Renders a note that a second payment was refunded; nothing if there was none. */
function DuplicateNote({ member }: { member: Membership }) {
  const sentence = duplicateSentence(member, useNow());
  if (sentence === null) return null;
  return (
    <p
      role="note"
      className="flex max-w-md items-start gap-2.5 rounded-card p-4 font-medium sun-panel"
    >
      <Undo2 aria-hidden size={22} className="mt-px shrink-0 text-sun-ink" />
      {sentence}
    </p>
  );
}
