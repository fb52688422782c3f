import { useId, useState } from 'react';
import { language } from '#shared/language.ts';
import { parseTypedReais } from '#shared/money.ts';
import { estimateSavings } from '#features/club/model/savings-estimate.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import * as texts from '#features/club/texts.ts';
import { formatCents, formatPercent } from '#shared/formats/formats.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { RichText } from '#ui/rich-text.tsx';

/** Maximum amount of a bill in cents; a higher one is treated as a typing error. */
const maxCalculatorCents = 1_000_000;

/** Renders a calculator of the savings with the user's own numbers. */
export function SavingsCalculator({ plan }: { plan: SubscriptionPlan }) {
  const [visits, setVisits] = useState(4);
  const [percent, setPercent] = useState(15);
  const [bill, setBill] = useState(language === 'en' ? '120.00' : '120,00');
  const parsedCents = parseTypedReais(language, bill);
  const billCents = parsedCents !== null && parsedCents <= maxCalculatorCents ? parsedCents : null;
  return (
    <section
      aria-labelledby="calculator"
      className="flex flex-col gap-5 rounded-card p-5 text-ink sun-panel"
    >
      <h2 id="calculator" className="text-xl font-bold">
        {texts.calculatorTitle}
      </h2>
      <Slider
        label={texts.visitsLabel}
        value={visits}
        min={1}
        max={20}
        valueText={texts.visitsText(visits)}
        onChange={setVisits}
      />
      <TextField
        label={texts.billLabel}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={bill}
        onChange={setBill}
        error={billCents === null ? texts.billProblem : undefined}
      />
      <Slider
        label={texts.averageDiscountLabel}
        value={percent}
        min={5}
        max={25}
        step={5}
        valueText={formatPercent(percent)}
        onChange={setPercent}
      />
      {billCents !== null && <SavingsResult plan={plan} outings={{ visits, billCents, percent }} />}
    </section>
  );
}

function SavingsResult({
  plan,
  outings,
}: {
  plan: SubscriptionPlan;
  outings: Parameters<typeof estimateSavings>[0];
}) {
  const { savedCents, netSavedCents, breakEvenVisits } = estimateSavings(outings, plan);
  return (
    <div role="status" className="tabular">
      <p className="text-2xl font-extrabold">
        <RichText
          text={texts.savingsPerMonth}
          parts={{
            amount: () => formatCents(savedCents),
            period: (text) => <span className="text-base font-medium">{text}</span>,
          }}
        />
      </p>
      <p className="mt-1">
        {netSavedCents >= 0
          ? texts.savingsLeft(plan.name, formatCents(netSavedCents))
          : shortfallSentence(plan, breakEvenVisits)}
      </p>
      <p className="mt-2 text-sm">{texts.estimateNote}</p>
    </div>
  );
}

function shortfallSentence({ name }: SubscriptionPlan, breakEvenVisits: number | null): string {
  if (breakEvenVisits === null) return texts.planNotWorthwhile(name);
  return texts.planPaysOffFrom(name, breakEvenVisits);
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value with its unit. */
  valueText: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, min, max, step = 1, valueText, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm font-semibold">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden className="tabular">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => {
          onChange(event.target.valueAsNumber);
        }}
        className="h-11 w-full accent-sea"
      />
    </div>
  );
}
