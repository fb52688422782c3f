import { Plus, X } from 'lucide-react';
import { maxExcludedDates, maxOfferShifts } from '#features/offers/model/club-offer-options.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { controlClasses } from '#ui/form/control-classes.ts';
import type { OfferShift, ClubOffer, OfferContent } from '#features/offers/model/club-offer.ts';
import { offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import { offerProblemFields } from '#features/offers/model/offer-draft.ts';
import type { OfferDraft, OfferProblem } from '#features/offers/model/offer-draft.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { offerEndText, offerRule } from '#features/offers/texts.ts';

interface DateRowsProps {
  /** Dates as 'YYYY-MM-DD'; '' before a date is chosen. */
  value: readonly string[];
  name: string;
  /** Validation message; '' if valid. */
  error: string;
  onChange: (dates: string[]) => void;
}

/** Inputs for dates on which an offer cannot be used, such as holidays. */
export function DateRows({ value: dates, name, error, onChange }: DateRowsProps) {
  return (
    <fieldset className="min-w-0" data-problem={error ? true : undefined}>
      <legend className="text-sm font-semibold">{texts.excludedDatesLabel}</legend>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {dates.map((date, position) => (
          <li key={position} className="flex min-w-0 items-center gap-1">
            <input
              type="date"
              name={name}
              aria-label={texts.excludedDateLabel(position + 1)}
              aria-invalid={(error && date === '') || undefined}
              value={date}
              onChange={({ target }) => {
                onChange(dates.map((other, index) => (index === position ? target.value : other)));
              }}
              className={cx(
                controlClasses,
                'max-w-64 min-w-0',
                error && date === '' && 'border-danger',
              )}
            />
            <IconButton
              label={texts.removeDate(position + 1)}
              onClick={() => {
                onChange(dates.filter((_date, index) => index !== position));
              }}
            >
              <X aria-hidden size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
      {dates.length < maxExcludedDates && (
        <Button
          variant="quiet"
          className="-ml-3 px-3 text-sm"
          onClick={() => {
            onChange([...dates, '']);
          }}
        >
          <Plus aria-hidden size={18} />
          {texts.addDate}
        </Button>
      )}
    </fieldset>
  );
}

interface ShiftRowsProps {
  name: string;
  value: readonly OfferShift[];
  /** Validation message; '' if valid. */
  error: string;
  onChange: (shifts: OfferShift[]) => void;
}

/** Inputs for the daily hours of use, one row per shift. */
export function ShiftRows({ name, value: shifts, error, onChange }: ShiftRowsProps) {
  const renderInput = (position: number, side: 'start' | 'end', label: string) => (
    <input
      type="time"
      name={name}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      value={shifts[position]?.[side]}
      onChange={({ target }) => {
        onChange(
          shifts.map((shift, index) =>
            index === position ? { ...shift, [side]: target.value } : shift,
          ),
        );
      }}
      className={cx(controlClasses, 'max-w-fit tabular', error && 'border-danger')}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{texts.shiftsLabel}</legend>
      <p className="mb-2 text-sm text-ink-muted">{texts.shiftsHint}</p>
      <ul className="flex flex-col gap-2">
        {shifts.map((_, position) => (
          <li key={position} className="flex items-start gap-1.5">
            <div className="flex flex-wrap items-center gap-1.5">
              {renderInput(position, 'start', texts.shiftStart(position + 1))}
              <span className="flex items-center gap-1.5">
                <span className="text-sm text-ink-muted">{texts.shiftSeparator}</span>
                {renderInput(position, 'end', texts.shiftEnd(position + 1))}
              </span>
            </div>
            <IconButton
              label={texts.removeShift(position + 1)}
              onClick={() => {
                onChange(shifts.filter((_shift, index) => index !== position));
              }}
            >
              <X aria-hidden size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
      {shifts.length < maxOfferShifts && (
        <Button
          variant="quiet"
          className="-ml-3 px-3 text-sm"
          onClick={() => {
            onChange([...shifts, { start: '', end: '' }]);
          }}
        >
          <Plus aria-hidden size={18} />
          {texts.addShift}
        </Button>
      )}
    </fieldset>
  );
}

interface RulePreviewProps {
  content: OfferContent;
  problems: readonly OfferProblem[];
  storedOffer: ClubOffer | null;
  /** Opening hours of the place. */
  hours: PlaceHours;
  now: Date;
}

/** Fields that affect the text of the rule; `timeFields` are those that affect when the offer can be used. */
const ruleFields: readonly (keyof OfferDraft)[] = [
  'percent',
  'amount',
  'maxDiscount',
  'minSpend',
  'shifts',
  'limitCount',
];
const timeFields: readonly (keyof OfferDraft)[] = ['shifts', 'excludedDates', 'validUntil'];

/** Preview of the offer text that members see, from the fields filled in so far. */
export function RulePreview({ content, problems, storedOffer, hours, now }: RulePreviewProps) {
  const areFieldsValid = (fields: readonly (keyof OfferDraft)[]) =>
    !problems.some((problem) => fields.includes(offerProblemFields[problem]));
  const offer: ClubOffer = {
    ...content,
    id: '',
    placeId: '',
    usedCount: storedOffer?.usedCount ?? 0,
    createdAt: null,
    updatedAt: null,
  };
  const availability = offerAvailabilityAt({ ...offer, isActive: true }, hours, now);
  return (
    <section
      aria-labelledby="rule-preview"
      className="min-w-0 rounded-card border border-sea bg-sea-soft p-4 text-sea-ink"
    >
      <h2 id="rule-preview" className="text-sm font-semibold">
        {texts.previewTitle}
      </h2>
      <p className="text-lg mt-2 font-bold wrap-anywhere">{content.title || texts.untitledOffer}</p>
      <p className="mt-1">
        {areFieldsValid(ruleFields) ? offerRule(offer, now) : texts.incompleteRule}
      </p>
      {areFieldsValid(timeFields) && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm tabular">
          <span>{texts.nextUseText(availability, now)}</span>
          {availability.kind !== 'over' && <span>{offerEndText(offer)}</span>}
        </p>
      )}
      {!content.isActive && <p className="mt-2 text-sm font-semibold">{texts.inactiveNote}</p>}
    </section>
  );
}
