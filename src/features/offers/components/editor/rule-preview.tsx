import type { ClubOffer, OfferContent } from '#features/offers/model/club-offer.ts';
import { offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import { offerProblemFields } from '#features/offers/model/offer-draft.ts';
import type { OfferDraft, OfferProblem } from '#features/offers/model/offer-draft.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { offerEndText, offerRule } from '#features/offers/texts.ts';

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
