import { useId } from 'react';
import type { PaidMembership } from '#features/club/data/paid-membership-store.ts';
import { membershipEndings } from '#features/club/model/membership-ending.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { formatCents, formatDate } from '#shared/formats/formats.ts';
import { intervalText } from '#features/club/texts.ts';
import { ChoiceInput } from '#ui/form/choice-input.tsx';

/** Returns true if the membership is not active or a payment failed, so that it can only end immediately. */
export function canOnlyEndNow({ membership }: PaidMembership): boolean {
  return membership.status !== 'active' || membership.paymentProblem !== null;
}

/** Returns the membership as text: 'Esta pessoa paga o clube: plano Mensal, R$ 29,90/mês, renova em 12/12/2026.' */
export function paidMembershipText(paid: PaidMembership): string {
  const { membership, plan } = paid;
  const planText = plan
    ? `plano ${plan.name}, ${formatCents(plan.price)}/${intervalText(plan)}`
    : 'um plano que não existe mais';
  const endDate = formatDate(membership.entitledUntil);
  if (canOnlyEndNow(paid))
    return `Esta pessoa assina o clube: ${planText}, com pagamento pendente.`;
  return membership.cancelAtPeriodEnd
    ? `Esta pessoa paga o clube: ${planText}. A renovação já está cancelada, e a assinatura vale até ${endDate}.`
    : `Esta pessoa paga o clube: ${planText}, renova em ${endDate}.`;
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
    return (
      <p>A assinatura é cancelada agora, e nada mais é cobrado. O que foi pago não é devolvido.</p>
    );
  }
  const { cancelAtPeriodEnd, entitledUntil } = paid.membership;
  const endDate = formatDate(entitledUntil);
  const endingOptions: Record<MembershipEnding, { label: string; hint: string }> = {
    period_end: {
      label: cancelAtPeriodEnd ? `Deixar terminar em ${endDate}` : 'Cancelar no fim do período',
      hint: `Nada mais é cobrado. Se a conta for reativada antes de ${endDate}, a assinatura ainda vale.`,
    },
    now: {
      label: 'Cancelar agora',
      hint: 'A assinatura termina já e nada mais é cobrado. O que foi pago não é devolvido: um reembolso se faz no painel do Stripe.',
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
        O que acontece com a assinatura?
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
