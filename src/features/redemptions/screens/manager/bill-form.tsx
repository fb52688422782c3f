import { useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { redemptionQuery } from '#features/redemptions/data/redemption-queries.ts';
import { confirmationMutation } from '#features/redemptions/data/settlement-mutations.ts';
import type {
  ReceiptResponse,
  VerifiedRedemptionResponse,
} from '#features/redemptions/model/redemption-contract.ts';
import { parseReais } from '#shared/money.ts';
import { computeSettlement } from '#features/offers/model/offer-discount.ts';
import type { Bill, Settlement } from '#features/offers/model/offer-discount.ts';
import * as texts from '#features/redemptions/panel-texts.ts';
import { formatCents } from '#shared/formats/formats.ts';
import { discountText } from '#features/offers/texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { ReceiptStatistics } from '#features/redemptions/components/receipt-statistics.tsx';
import { refusalSentences } from '#platform/api/refusal-text.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

const emptyValues = { amount: '', item: '' };

interface BillFormProps {
  redemption: VerifiedRedemptionResponse;
  onConfirmed: (receipt: ReceiptResponse) => void;
  onLeave: () => void;
}

/** Form with the member, the conditions and the bill. The preview uses the same calculation as the server. */
export function BillForm({ redemption, onConfirmed, onLeave }: BillFormProps) {
  const { terms } = redemption;
  const { user } = useSession();
  const statusQuery = useQuery(redemptionQuery(user?.uid ?? '', redemption.id));
  const isCodeClosed = ['cancelled', 'expired'].includes(statusQuery.data?.status ?? '');
  const confirmMutation = useMutation(
    confirmationMutation(useQueryClient(), user?.uid ?? '', redemption.id),
  );
  const needsItemPrice = terms.kind === 'second_item_free';
  const toBill = ({ amount, item }: typeof emptyValues): Bill => ({
    amountCents: parseReais(amount) ?? NaN,
    ...(needsItemPrice && { itemCents: parseReais(item) ?? NaN }),
  });
  const form = useForm({
    start: emptyValues,
    sentences: refusalSentences(texts.confirmationErrors),
    isWaiting: isCodeClosed,
    problemsOf: (values) =>
      getFaultTexts(computeSettlement(terms, toBill(values)), terms.minSpendCents),
    onSubmit: async (values) => {
      onConfirmed(await confirmMutation.mutateAsync(toBill(values)));
    },
  });
  const settlement = computeSettlement(terms, toBill(form.values));
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formRef.current?.querySelector('input')?.focus();
  }, []);

  return (
    <Form form={form} ref={formRef} className="mt-4 flex flex-col gap-5">
      <MemberSummary redemption={redemption} />
      {isCodeClosed && <FormAlert text={texts.codeClosed} />}
      <TextField
        label={texts.billLabel}
        className="[&_input]:min-h-14 [&_input]:text-2xl [&_input]:font-bold"
        hint={
          terms.minSpendCents
            ? texts.billHintWithMinimum(formatCents(terms.minSpendCents))
            : texts.billHint
        }
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        maxLength={14}
        {...form.field('amount')}
      />
      {needsItemPrice && (
        <TextField
          label={texts.itemPriceLabel}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0,00"
          maxLength={14}
          {...form.field('item')}
        />
      )}
      {settlement.fault === null && (
        <div aria-live="polite" className="rounded-card bg-sunken p-4">
          <ReceiptStatistics {...settlement} />
        </div>
      )}
      <FormAlert text={form.failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyLabel={texts.confirmingDiscount} className="grow py-4">
          {texts.confirmDiscount}
        </SubmitButton>
        <Button variant="secondary" className="grow" onClick={onLeave}>
          {texts.readOtherCode}
        </Button>
      </div>
    </Form>
  );
}

function MemberSummary({ redemption }: { redemption: VerifiedRedemptionResponse }) {
  const { memberName, photoURL, entitledUntil, placeName, terms, usesThisMonth } = redemption;
  return (
    <section
      aria-label={texts.memberLabel}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-3">
        <UserAvatar name={memberName} photoURL={photoURL} size="medium" />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">
            <bdi>{memberName}</bdi>
          </p>
          <p className="text-sm font-semibold text-open">
            {texts.activeMember(entitledUntil ? new Date(entitledUntil) : null)}
          </p>
        </div>
      </div>
      <div>
        <p className="font-semibold wrap-anywhere">{terms.title}</p>
        <p className="text-sm text-ink-muted">{discountText(terms)}</p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {placeName} · {texts.usesThisMonth(usesThisMonth)}
        </p>
      </div>
    </section>
  );
}

function getFaultTexts({ fault }: Settlement, minSpendCents: number | null) {
  switch (fault) {
    case 'amount':
      return { amount: texts.billProblem };
    case 'item':
      return { item: texts.itemPriceProblem };
    case 'below-minimum':
      return { amount: texts.billBelowMinimum(minSpendCents ?? 0) };
    case null:
      return {};
  }
}
