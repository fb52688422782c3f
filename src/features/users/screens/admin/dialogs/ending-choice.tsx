import { useId } from 'react';
import type { PaidMembership } from '#features/club/data/paid-membership-store.ts';
import { membershipEndings } from '#features/club/model/membership-ending.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { formatCents, formatDate } from '#shared/formats/formats.ts';
import { intervalText } from '#features/club/texts.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
import { ChoiceInput } from '#ui/form/choice-input.tsx';

/** Returns true if the membership is not active or a payment failed, so that it can only end immediately. */
export function canOnlyEndNow({ membership }: PaidMembership): boolean {
  return membership.status !== 'active' || membership.paymentProblem !== null;
}

/** Returns the membership as text: 'Esta pessoa paga o clube: plano Mensal, R$ 29,90/mês, renova em 12/12/2026.' */
export function paidMembershipText(paid: PaidMembership): string {
  const { membership, plan } = paid;
  const planText = plan
    ? texts.planDescription(plan.name, formatCents(plan.price), intervalText(plan))
    : texts.deletedPlan;
  const endDate = formatDate(membership.entitledUntil);
  if (canOnlyEndNow(paid)) return texts.paymentPending(planText);
  return membership.cancelAtPeriodEnd
    ? texts.renewalCancelled(planText, endDate)
    : texts.renewsOn(planText, endDate);
}

interface EndingChoiceProps {
  paid: PaidMembership;
  value: MembershipEnding | null;
  error: string;
  onChange: (ending: MembershipEnding) => void;
}

/** Field that sets when a paid membership ends. */
export function EndingChoice({ paid, value, error, onChange }: EndingChoiceProps) {
  const id = useId();
  if (canOnlyEndNow(paid)) {
    return <p>{texts.endsNowNote}</p>;
  }
  const { cancelAtPeriodEnd, entitledUntil } = paid.membership;
  const endDate = formatDate(entitledUntil);
  const endingOptions: Record<MembershipEnding, { label: string; hint: string }> = {
    period_end: {
      label: cancelAtPeriodEnd ? texts.letItEnd(endDate) : texts.endWithPeriod,
      hint: texts.endWithPeriodHint(endDate),
    },
    now: {
      label: texts.endNow,
      hint: texts.endNowHint,
    },
  };
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={error !== ''}
      aria-describedby={error ? `${id}-problem` : undefined}
    >
      <p id={`${id}-label`} className="mb-2 text-sm font-semibold">
        {texts.endingQuestion}
      </p>
      <div className="grid gap-3">
        {[...membershipEndings].reverse().map((ending) => (
          <label
            key={ending}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-control-line p-3 has-checked:border-sea has-checked:bg-sea-soft"
          >
            <ChoiceInput
              type="radio"
              name="ending"
              value={ending}
              className="mt-0.5"
              checked={value === ending}
              onChange={() => {
                onChange(ending);
              }}
            />
            <span className="font-semibold">
              {endingOptions[ending].label}
              <span className="block text-sm font-normal text-ink-muted">
                {endingOptions[ending].hint}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
