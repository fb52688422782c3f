import { clubOfferRecord } from '#features/offers/model/club-offer.ts';
import { limitWindows } from '#features/offers/model/club-offer-options.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { WeekdayChoice } from '#features/opening-hours/components/weekday-choice.tsx';
import { cooldownUnits } from '#features/offers/model/offer-draft.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { CardSection } from '#ui/card-section.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TranslationsSection } from '#features/language/components/translation-fields.tsx';
import { DiscountSection } from './discount-section.tsx';
import type { OfferFormSectionProps } from './discount-section.tsx';
import { RulePreview, DateRows, ShiftRows } from './rule-parts.tsx';
import { useOfferForm } from './use-offer-form.ts';

interface OfferEditorProps {
  user: User;
  place: Pick<Place, 'id' | 'hours'>;
  /** The offer to edit; null creates one. */
  offer: ClubOffer | null;
  listPath: string;
}

/** Form of an offer, with a preview of the text that members see. */
export function OfferEditor({ user, place, offer, listPath }: OfferEditorProps) {
  const {
    form,
    read: draftResult,
    now,
    isDirty,
  } = useOfferForm({
    user,
    placeId: place.id,
    storedOffer: offer,
    listPath,
  });

  return (
    <Form form={form} className="mt-5">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <DiscountSection form={form} />
          <TimesSection form={form} now={now} />
          <LimitsSection form={form} />
          <CardSection isForm title={texts.termsTitle}>
            <TextArea
              label={texts.termsLabel}
              rows={4}
              measure={textLength(clubOfferRecord.fields.termsText.maxLength)}
              {...form.field('termsText')}
              hint={texts.termsHint}
            />
            <TranslationsSection
              field={clubOfferRecord.fields.translations}
              labels={{ title: texts.titleLabel, termsText: texts.termsLabel }}
              rows={{ termsText: 4 }}
              {...form.field('translations')}
            />
            <Switch {...form.toggle('isActive')}>
              <span className="font-semibold">{texts.activeLabel}</span>
              <span className="block text-sm text-ink-muted">{texts.activeHint}</span>
            </Switch>
          </CardSection>
        </div>
        <div className="min-w-0 lg:sticky lg:top-24">
          <RulePreview {...draftResult} storedOffer={offer} hours={place.hours} now={now} />
        </div>
      </div>
      <ActionBar message={<FormAlert text={form.failure} />}>
        <ButtonLink data-leaves-form variant="secondary" to={listPath}>
          {texts.cancel}
        </ButtonLink>
        <SubmitButton form={form} busyLabel={texts.savingOffer}>
          {texts.saveOffer}
        </SubmitButton>
      </ActionBar>
      <LeaveGuard isNeeded={isDirty}>{texts.unsavedChanges}</LeaveGuard>
    </Form>
  );
}

/** Form section: weekdays, hours, excluded dates and end date. */
function TimesSection({ form, now }: OfferFormSectionProps & { now: Date }) {
  const { weekdays } = form.values;
  return (
    <CardSection isForm title={texts.timesTitle}>
      <WeekdayChoice
        legend={texts.weekdaysLabel}
        hint={texts.weekdaysHint}
        weekdays={weekdays}
        onChange={(chosen) => {
          form.change({ weekdays: chosen });
        }}
      />
      <ShiftRows {...form.field('shifts')} />
      <DateRows {...form.field('excludedDates')} />
      <TextField
        label={texts.lastDayLabel}
        type="date"
        required
        min={isoDateOf(wallClockAt(now).dayNumber)}
        {...form.field('validUntil')}
        hint={texts.lastDayHint}
        className="max-w-64"
      />
    </CardSection>
  );
}

/** Form section: limits per member and in total, and the minimum time between two uses. */
function LimitsSection({ form }: OfferFormSectionProps) {
  const getNumberProps = (field: 'limitCount' | 'cooldown' | 'totalLimit') => ({
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    maxLength: 9,
    ...form.field(field),
  });
  return (
    <CardSection isForm title={texts.limitsTitle}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={texts.memberLimitLabel}
          {...form.field('limitWindow')}
          options={optionsOf(['none', ...limitWindows] as const, texts.limitWindowLabels)}
        />
        {form.values.limitWindow !== 'none' && (
          <TextField label={texts.memberUsesLabel} required {...getNumberProps('limitCount')} />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
        <TextField
          label={texts.cooldownLabel}
          placeholder={texts.noCooldown}
          {...getNumberProps('cooldown')}
        />
        <SelectField
          label={texts.cooldownUnitLabel}
          {...form.field('cooldownUnit')}
          options={optionsOf(cooldownUnits, texts.cooldownUnitLabels)}
        />
      </div>
      <TextField
        label={texts.totalLimitLabel}
        hint={texts.totalLimitHint}
        {...getNumberProps('totalLimit')}
      />
    </CardSection>
  );
}
