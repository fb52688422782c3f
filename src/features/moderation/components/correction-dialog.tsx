import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import {
  ownCorrectionQuery,
  ownRequestMutation,
} from '#features/moderation/data/own-request-queries.ts';
import type { Correction, CorrectionDraft } from '#features/moderation/model/correction.ts';
import {
  toCorrectionDraft,
  correctionProblems,
  correctionRecord,
  toWeeklyHours,
} from '#features/moderation/model/correction.ts';
import {
  correctionTopics,
  isTopicField,
  toTopicDraft,
} from '#features/moderation/model/correction-topic.ts';
import type { CorrectionTopic } from '#features/moderation/model/correction-topic.ts';
import type { Place } from '#features/places/model/place.ts';
import * as requestFormTexts from '#features/moderation/request-form-texts.ts';
import * as texts from '#features/moderation/request-texts.ts';
import { factsTitle } from '#features/places/fact-texts.ts';
import { placeFieldLabels } from '#features/places/field-texts.ts';
import { joinPhrases, lowerFirst } from '#shared/formats/phrases.ts';
import { findHoursProblems } from '#features/opening-hours/model/hours-draft.ts';
import { toPlaceDraft } from '#features/places/model/place-draft.ts';
import { FactFields } from '#features/place-editor/components/fields/fact-fields.tsx';
import { WeekRows } from '#features/place-editor/components/hours/week-rows.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { FormOf } from '#ui/form/use-form.ts';
import { OwnRequestDialog, PendingRequest } from './own-request-dialog.tsx';
import type { PlaceDialogProps } from './own-request-dialog.tsx';

/** Renders the form for a correction of a place, or the user's pending correction. Only one may be pending. */
export function CorrectionDialog({ uid, place: latestPlace, onClose }: PlaceDialogProps<Place>) {
  // The place as it was when the dialog opened. Later changes by others must not become part of the correction.
  const [place] = useState(latestPlace);
  const ownCorrection = useQuery(ownCorrectionQuery(uid, place.id));
  const changeMutation = useMutation(ownRequestMutation(useQueryClient(), uid, place));
  const [doneText, setDoneText] = useState<string | null>(null);
  return (
    <OwnRequestDialog
      title={texts.suggestCorrection}
      query={ownCorrection}
      sentences={texts.correctionReadErrors}
      skeletonClasses="mt-3 h-40 w-full"
      doneText={doneText}
      onClose={onClose}
    >
      {(correction) =>
        correction?.status === 'pending' ? (
          <PendingRequest
            text={texts.correctionPending(describeCorrection(correction))}
            withdrawLabel={texts.withdrawCorrection}
            sentences={texts.correctionWithdrawalErrors}
            onClose={onClose}
            onWithdraw={async () => {
              await changeMutation.mutateAsync({ kind: 'withdraw-correction' });
              setDoneText(texts.correctionWithdrawn);
            }}
          />
        ) : (
          <>
            {correction?.status === 'declined' && <DeclinedNote answer={correction.answer} />}
            <CorrectionForm
              place={place}
              onSend={async (draft) => {
                await changeMutation.mutateAsync({ kind: 'correction', draft });
                setDoneText(texts.correctionSent);
              }}
            />
          </>
        )
      }
    </OwnRequestDialog>
  );
}

function describeCorrection({ isClosed, fields }: Correction): string {
  if (isClosed) return texts.correctionOfClosedPlace;
  const fieldNames = Object.keys(fields) as (keyof typeof fields)[];
  return joinPhrases(
    fieldNames.map((name) =>
      name === 'facts' ? texts.correctedFacts : lowerFirst(placeFieldLabels[name]),
    ),
  );
}

function DeclinedNote({ answer }: { answer: string }) {
  return (
    <p dir="auto" className="mt-2 rounded-control bg-sunken px-4 py-3 text-sm wrap-anywhere">
      <span className="font-semibold">{texts.lastCorrectionDeclined}</span> {answer}
    </p>
  );
}

interface CorrectionFormProps {
  place: Place;
  onSend: (draft: CorrectionDraft) => Promise<void>;
}

/** Values of the form: all fields, and which of them are shown. */
interface CorrectionFormValues extends CorrectionDraft {
  /** Null until the user chooses one. */
  topic: CorrectionTopic | null;
}

/** Renders the form of a correction: the topics, then the fields of the chosen topic. */
function CorrectionForm({ place, onSend }: CorrectionFormProps) {
  // The draft is compared with the place as first shown, even if the place changes later.
  const [initialPlace] = useState(place);
  const [initialDraft] = useState(() => toCorrectionDraft(initialPlace));
  const toDraft = ({ topic, ...values }: CorrectionFormValues) =>
    toTopicDraft(topic ?? 'other', values, initialDraft);
  const form = useForm<CorrectionFormValues>({
    start: { ...initialDraft, topic: null },
    sentences: texts.correctionErrors,
    problemsOf: (values) => findProblems(toDraft(values), initialPlace),
    onSubmit: (values) => onSend(toDraft(values)),
  });
  const { topic, hours } = form.values;
  const chooseTopic = (chosenTopic: CorrectionTopic) => {
    form.change({
      topic: chosenTopic,
      ...(chosenTopic === 'hours' && { hours: toWeeklyHours(hours) }),
    });
  };
  return (
    <Form form={form} className="mt-1 flex flex-col gap-5">
      <p className="text-ink-muted">{texts.correctionIntroduction}</p>
      <ChipGroup label={requestFormTexts.topicQuestion}>
        {correctionTopics.map((other) => (
          <ToggleChip
            key={other}
            pressed={other === topic}
            onToggle={() => {
              chooseTopic(other);
            }}
          >
            {requestFormTexts.topicLabels[other]}
          </ToggleChip>
        ))}
      </ChipGroup>
      {topic && (
        <>
          <TopicFields key={topic} form={form} topic={topic} initialDraft={initialDraft} />
          <FormAlert text={form.failure} />
          <SubmitButton form={form} busyLabel={texts.sending} canRetry block>
            {texts.sendCorrection}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}

type CorrectionFormState = FormOf<CorrectionFormValues>;

interface TopicFieldsProps {
  form: CorrectionFormState;
  topic: CorrectionTopic;
  initialDraft: CorrectionDraft;
}

/** Renders the fields of a topic. A topic with one field takes the focus, so that the user can type at once. */
function TopicFields({ form, topic, initialDraft }: TopicFieldsProps) {
  const isShown = (name: keyof CorrectionDraft) => isTopicField(topic, name);
  const { error } = form.field('topic');
  return (
    <div data-problem={error ? true : undefined} className="flex flex-col gap-5">
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {topic === 'closed' && <p>{requestFormTexts.closedPlaceNote}</p>}
      {isShown('title') && (
        <TextField label={texts.nameLabel} autoComplete="off" {...form.field('title')} />
      )}
      {isShown('address') && (
        <>
          <TextField
            ref={topic === 'address' ? focusOnMount : undefined}
            label={texts.addressLabel}
            autoComplete="off"
            {...form.field('address')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label={texts.cityLabel} autoComplete="off" {...form.field('city')} />
            <TextField
              label={texts.neighborhoodLabel}
              autoComplete="off"
              {...form.field('neighborhood')}
            />
          </div>
        </>
      )}
      {isShown('phone') && (
        <TextField
          ref={topic === 'phone' ? focusOnMount : undefined}
          label={texts.phoneLabel}
          type="tel"
          autoComplete="off"
          hint={texts.phoneHint}
          {...form.field('phone')}
        />
      )}
      {isShown('website') && (
        <TextField
          label={texts.websiteLabel}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          {...form.field('website')}
        />
      )}
      {isShown('hours') && (
        <HoursFields form={form} initialDraft={initialDraft} isOnlyField={topic === 'hours'} />
      )}
      {isShown('facts') && <FactsFields form={form} initialDraft={initialDraft} />}
      {isShown('message') && (
        <TextArea
          label={texts.correctionMessageLabel}
          rows={3}
          measure={textLength(correctionRecord.fields.message.maxLength)}
          {...form.field('message')}
        />
      )}
    </div>
  );
}

interface OptionalFieldsProps {
  /** Label of the button that shows the fields. */
  openLabel: string;
  legend: string;
  error?: string | undefined;
  /** True if the topic has no other fields. They are then open at first, and take the focus. */
  isOnlyField?: boolean;
  /** True if the user changed a value. Changed fields are open at first, because they are sent. */
  isChanged: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** Renders a group of fields after the user chooses to correct them. */
function OptionalFields(props: OptionalFieldsProps) {
  const { openLabel, legend, error, isOnlyField = false, isChanged, onOpen, children } = props;
  const [wasChanged] = useState(isChanged);
  const [isOpen, setOpen] = useState(isOnlyField || wasChanged);
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        onClick={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        {openLabel}
      </Button>
    );
  }
  return (
    <fieldset
      // The focus moves to the fields that the user opens, because the pressed button is unmounted.
      ref={isOnlyField || !wasChanged ? focusOnMount : undefined}
      tabIndex={-1}
      className="min-w-0 outline-none"
      data-problem={error ? true : undefined}
    >
      <legend className="text-sm font-semibold">{legend}</legend>
      {children}
      {error && (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface HoursFieldsProps {
  form: CorrectionFormState;
  initialDraft: CorrectionDraft;
  isOnlyField: boolean;
}

function HoursFields({ form, initialDraft, isOnlyField }: HoursFieldsProps) {
  const { value, onChange, error } = form.field('hours');
  return (
    <OptionalFields
      openLabel={texts.correctHours}
      legend={texts.hoursLabel}
      error={error}
      isOnlyField={isOnlyField}
      isChanged={!dequal(toWeeklyHours(value).days, toWeeklyHours(initialDraft.hours).days)}
      onOpen={() => {
        onChange(toWeeklyHours(value));
      }}
    >
      <WeekRows
        days={value.days}
        problems={error ? findHoursProblems(value).days : []}
        onChange={(days) => {
          onChange({ ...value, days });
        }}
      />
    </OptionalFields>
  );
}

interface FactsFieldsProps {
  form: CorrectionFormState;
  initialDraft: CorrectionDraft;
}

/** Renders the facts. A known fact cannot become unknown, because a correction proposes a value. */
function FactsFields({ form, initialDraft: { facts: known } }: FactsFieldsProps) {
  const { value, onChange } = form.field('facts');
  return (
    <OptionalFields
      openLabel={texts.correctFacts}
      legend={factsTitle}
      isChanged={!dequal(value, known)}
    >
      <div className="mt-3">
        <FactFields facts={value} known={known} onChange={onChange} />
      </div>
    </OptionalFields>
  );
}

function findProblems(draft: CorrectionDraft, place: Place) {
  const problems = correctionProblems(draft, place);
  const fullDraft = { ...toPlaceDraft(place), ...draft };
  const fieldNames = [
    'title',
    'address',
    'city',
    'neighborhood',
    'phone',
    'website',
    'hours',
  ] as const;
  return {
    ...Object.fromEntries(
      fieldNames.map((name) => [
        name,
        requestFormTexts.correctionProblemText(name, problems, fullDraft),
      ]),
    ),
    message: lengthProblem(draft.message, correctionRecord.fields.message.maxLength),
    topic: problems.nothing ? texts.nothingCorrectedText : '',
  };
}
