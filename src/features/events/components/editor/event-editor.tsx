import { Plus } from 'lucide-react';
import { newPattern } from '#features/events/model/event-pattern.ts';
import type { EventDraft } from '#features/events/model/event-draft.ts';
import { eventPricings } from '#features/events/model/event-draft.ts';
import { eventRecord } from '#features/events/model/event.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import {
  maxEventTitleLength,
  ageLimits,
  eventAccessOptions,
} from '#features/events/model/event-options.ts';
import { storedPictures } from '#features/pictures/model/stored-place-images.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { TranslationsSection } from '#features/language/components/translation-fields.tsx';
import * as texts from '#features/events/panel-texts.ts';
import { unsavedChangesText } from '#features/pictures/panel-texts.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { cx } from '#ui/class-names.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { removeAndMoveFocus } from '#ui/remove-and-move-focus.ts';
import { Switch } from '#ui/switch.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { ImagePicker } from '#features/pictures/components/picker/image-picker.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { eventAccessLabels } from '#features/events/texts.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import type { FormOf } from '#ui/form/use-form.ts';
import { DateRows } from './date-rows.tsx';
import { EventPreview } from './event-preview.tsx';
import { PatternPart } from './pattern-part.tsx';
import { useEventForm } from './use-event-form.ts';

interface EventEditorProps {
  user: User;
  place: Place;
  /** The event to edit; null for a new one. */
  event: GuideEvent | null;
  /** Initial form values. */
  initialDraft: EventDraft;
  listPath: string;
}

/** Renders the form of an event: description, dates and price. */
export function EventEditor({ user, place, event, initialDraft, listPath }: EventEditorProps) {
  const eventForm = useEventForm({
    user,
    placeId: place.id,
    storedEvent: event,
    initialDraft,
    listPath,
  });
  const { form, now, isUploading, setUploading, isDirty } = eventForm;
  const { dates, pattern } = form.values;
  const isWide = useMediaQuery('(min-width: 80rem)');
  const endedKeys = new Set(
    event?.dates.filter(({ endsAt }) => endsAt <= now).map(({ key }) => key) ?? [],
  );

  return (
    <Form form={form} className={cx('mt-5', !isWide && 'max-w-3xl')}>
      <div className="items-start gap-12 xl:flex">
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          <CardSection isForm title={texts.contentTitle}>
            <TextField
              label={texts.titleLabel}
              required
              maxLength={maxEventTitleLength}
              {...form.field('title')}
            />
            <TextArea
              label={texts.descriptionLabel}
              measure={textLength(eventRecord.fields.description.maxLength)}
              {...form.field('description')}
            />
            <TranslationsSection
              field={eventRecord.fields.translations}
              labels={{ title: texts.titleLabel, description: texts.descriptionLabel }}
              rows={{ description: 5 }}
              original={form.values.description}
              {...form.field('translations')}
            />
          </CardSection>
          <CardSection isForm title={texts.datesTitle}>
            {dates.length > 0 && (
              <DateRows
                value={dates}
                endedKeys={endedKeys}
                error={form.field('dates').error}
                onChange={form.field('dates').onChange}
              />
            )}
            {pattern ? (
              <>
                <PatternPart {...form.field('pattern')} value={pattern} now={now} />
                {dates.length > 0 && (
                  <Button
                    variant="quiet"
                    className="-ml-3 self-start px-3 text-sm"
                    onClick={({ currentTarget }) => {
                      removeAndMoveFocus(currentTarget, () => {
                        form.change({ pattern: null });
                      });
                    }}
                  >
                    {texts.addNoDates}
                  </Button>
                )}
              </>
            ) : (
              <div
                data-problem={dates.length === 0 && form.field('dates').error ? true : undefined}
              >
                <Button
                  variant="secondary"
                  onClick={({ currentTarget }) => {
                    removeAndMoveFocus(currentTarget, () => {
                      form.change({ pattern: newPattern });
                    });
                  }}
                >
                  <Plus aria-hidden size={20} />
                  {texts.addDates}
                </Button>
              </div>
            )}
            {dates.length === 0 && form.field('dates').error && (
              <p className="text-sm font-medium text-danger">{form.field('dates').error}</p>
            )}
          </CardSection>
          <AdmissionPart form={form} />
          <CardSection isForm title={texts.photosTitle} lead={texts.photosLead}>
            <div data-problem={form.field('images').error ? true : undefined}>
              <ImagePicker
                placeId={place.id}
                placeName={place.title}
                initialImages={initialDraft.images}
                initialHighlight={0}
                maxImages={storedPictures.check.maxItems}
                onChange={({ images, highlightImageIndex, isBusy }) => {
                  setUploading(isBusy);
                  // The first image is the cover of the event, so the highlighted image is moved to the start.
                  const [first] = images.slice(highlightImageIndex);
                  const others = images.filter((_, index) => index !== highlightImageIndex);
                  form.change({ images: first ? [first, ...others] : [] });
                }}
              />
            </div>
            {form.field('images').error && (
              <p className="text-sm font-medium text-danger">{form.field('images').error}</p>
            )}
          </CardSection>
          <CardSection isForm title={texts.publicationTitle}>
            <Switch {...form.toggle('isActive')}>
              <span className="font-semibold">{texts.inAgendaLabel}</span>
              <span className="block text-sm text-ink-muted">{texts.inAgendaHint}</span>
            </Switch>
          </CardSection>
        </div>
        {isWide && <EventPreview draft={form.values} place={place} event={event} now={now} />}
      </div>
      <ActionBar
        message={<FormAlert text={form.failure || (isUploading ? texts.waitForPhotos : '')} />}
      >
        <ButtonLink data-leaves-form variant="secondary" to={listPath}>
          {texts.cancel}
        </ButtonLink>
        <SubmitButton form={form} busyLabel={texts.saving}>
          {texts.saveEvent}
        </SubmitButton>
      </ActionBar>
      <LeaveGuard isNeeded={isDirty}>
        {unsavedChangesText({ shown: form.values.images, saved: event?.images ?? [] })}
      </LeaveGuard>
    </Form>
  );
}

/** Props of each part of the form. */
interface EventPartProps {
  form: FormOf<EventDraft>;
}

const ageOptions = [
  { value: '', label: texts.ageLimitUnknown },
  ...ageLimits.map((limit) => ({
    value: String(limit),
    label: texts.ageLimitOption(limit),
  })),
];

/** Edits price, ticket link, age limit and accessibility. */
function AdmissionPart({ form }: EventPartProps) {
  const { pricing, access } = form.values;
  return (
    <CardSection isForm title={texts.admissionTitle}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.priceLabel}
          {...form.field('pricing')}
          options={optionsOf(eventPricings, texts.eventPricingLabels)}
        />
        {pricing === 'price' && (
          <TextField
            label={texts.priceFromLabel}
            inputMode="decimal"
            required
            {...form.field('price')}
          />
        )}
      </div>
      <TextField
        label={texts.ticketUrlLabel}
        inputMode="url"
        maxLength={500}
        {...form.field('ticketUrl')}
      />
      <SelectField
        label={texts.ageLimitLabel}
        className="max-w-64"
        {...form.field('ageLimit')}
        options={ageOptions}
      />
      <ChipGroup label={texts.accessLabel}>
        {eventAccessOptions.map((option) => (
          // With large text a label needs two lines.
          <div key={option} className="min-w-0">
            <ToggleChip
              pressed={access.includes(option)}
              onToggle={() => {
                const others = access.filter((otherOption) => otherOption !== option);
                form.change({ access: access.includes(option) ? others : [...others, option] });
              }}
            >
              <span className="whitespace-normal">{eventAccessLabels[option]}</span>
            </ToggleChip>
          </div>
        ))}
      </ChipGroup>
    </CardSection>
  );
}
