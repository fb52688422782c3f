import { useState } from 'react';
import { Plus, Sparkles, Minus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { clubMemberQuery } from '#features/club/data/club-member-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { reservationRecord, maxPeople } from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { reservableDates } from '#features/reservations/model/reservation-times.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/reservations/texts.ts';
import { useNow } from '#ui/use-now.ts';
import { Button } from '#ui/button.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { SheetFooter } from '#ui/sheet-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { refusalSentences } from '#platform/api/refusal-text.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { cx } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DayField, TimeField } from './day-and-time-fields.tsx';
import { getDayChoices, toReservationDraft, findRequestProblems } from './request-draft.ts';
import type { RequestFields } from './request-draft.ts';

interface RequestFormProps {
  place: Place;
  user: User;
  /** The reservation to change; null or absent for a new one. */
  existingReservation?: ReservationRequest | null;
  /** The stored phone; '' without one, null while loading. */
  knownPhone: string | null;
  fields: RequestFields;
  onChange: (fields: RequestFields) => void;
  onSend: (draft: ReservationDraft) => Promise<void>;
}

/** Renders the form to request or change a reservation. */
export function RequestForm(props: RequestFormProps) {
  const { place, user, existingReservation = null, knownPhone, fields, onChange, onSend } = props;
  const context = { hours: place.hours, now: useNow(), existingReservation };
  const { last } = reservableDates(context.now);
  const day = getDayChoices(fields.date, context);
  const [hasNote, setHasNote] = useState(fields.note !== '');
  const dayProblem = fields.date === '' ? '' : texts.dayProblemText(day, fields.date, last);
  const form = useForm<RequestFields>({
    values: fields,
    onChange: (changes) => {
      // A new date resets the time, because the available times differ.
      onChange({ ...fields, ...changes, ...('date' in changes && { time: '' }) });
    },
    sentences: refusalSentences(
      existingReservation ? texts.reservationChangeErrors : texts.reservationSaveErrors,
    ),
    problemsOf: (values) => findRequestProblems(values, { ...context, now: new Date() }),
    onSubmit: (values) => onSend(toReservationDraft(values)),
  });
  const date = form.field('date');
  const problems = findRequestProblems(fields, context);
  const isMomentChosen = !problems.date && !problems.time && !problems.people;
  const hasContactError = form.field('phone').error !== '' || form.field('name').error !== '';

  return (
    <Form form={form} className="mt-1 flex flex-col gap-5">
      {existingReservation ? (
        <CurrentReservation place={place} existingReservation={existingReservation} />
      ) : (
        <Intro place={place} user={user} />
      )}
      <PeopleField {...form.field('people')} />
      <DayField {...date} context={context} error={date.error || dayProblem} />
      <TimeField
        day={day}
        {...form.field('time')}
        hoursLines={place.hours.kind === 'text' ? place.hours.lines : []}
      />
      {knownPhone === null && fields.phone === '' && !hasContactError ? (
        <Skeleton className="h-14" />
      ) : (
        <ContactFields
          form={form}
          hasKnownContact={fields.phone !== '' && fields.phone === knownPhone}
          canSavePhone={existingReservation === null}
        />
      )}
      {hasNote ? (
        <TextArea
          label={texts.noteLabel}
          {...form.field('note')}
          measure={textLength(reservationRecord.fields.note.maxLength)}
          hint={texts.noteHint}
        />
      ) : (
        <Button
          variant="quiet"
          className="-my-2 -ml-4 self-start"
          onClick={() => {
            setHasNote(true);
          }}
        >
          <Plus aria-hidden size={18} />
          {texts.addNote}
        </Button>
      )}
      <p className="text-xs text-ink-muted">
        {existingReservation ? changeHint(existingReservation) : texts.consentHint}
      </p>
      <SheetFooter>
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <FormAlert text={form.failure} />
          <SubmitButton
            form={form}
            busyLabel={existingReservation ? texts.saving : texts.sending}
            block
            className="tabular"
          >
            {existingReservation
              ? texts.saveChange
              : isMomentChosen
                ? texts.sendRequestFor(toReservationDraft(fields))
                : texts.sendRequest}
          </SubmitButton>
        </div>
      </SheetFooter>
    </Form>
  );
}

function changeHint({ status }: ReservationRequest): string {
  return status === 'confirmed' ? texts.changeConfirmedHint : texts.changePendingHint;
}

/** Renders the hint that the place answers the request, and for club members the hint that they have priority. */
function Intro({ place, user }: Pick<RequestFormProps, 'place' | 'user'>) {
  const { data: membership } = useQuery(clubMemberQuery(user.uid));
  return (
    <>
      <p className="wrap-anywhere text-ink-muted">{texts.requestIntroduction(place.title)}</p>
      {membership?.isActive && (
        <p className="flex items-start gap-2 rounded-control bg-sun-soft px-4 py-3 text-sm font-medium text-sun-ink">
          <Sparkles aria-hidden size={18} className="mt-px shrink-0" />
          {texts.clubPriorityHint}
        </p>
      )}
    </>
  );
}

/** Renders the reservation to change. */
function CurrentReservation({
  place,
  existingReservation,
}: {
  place: Place;
  existingReservation: ReservationRequest;
}) {
  return (
    <p className="wrap-anywhere text-ink-muted">
      {texts.reservationAt(place.title, existingReservation)}
    </p>
  );
}

interface PeopleFieldProps {
  name: string;
  value: string;
  onChange: (people: string) => void;
  readOnly: boolean;
  error: string;
}

const stepClasses = 'border border-control-line bg-surface';

/** Renders the number of people as a field with buttons for one more and one less. */
function PeopleField({ name, value, onChange, readOnly, error }: PeopleFieldProps) {
  const count = Number(value) || 0;
  const createStepHandler = (change: 1 | -1) => () => {
    if (!readOnly) onChange(String(Math.min(Math.max(count + change, 1), maxPeople)));
  };
  return (
    <Field label={texts.peopleLabel} error={error}>
      {(control) => (
        <div className="flex items-center gap-3">
          <IconButton
            label={texts.onePersonLess}
            disabled={count <= 1}
            onClick={createStepHandler(-1)}
            className={stepClasses}
          >
            <Minus aria-hidden size={20} />
          </IconButton>
          <input
            {...control}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={3}
            value={value}
            readOnly={readOnly}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            className={cx(control.className, 'max-w-20 text-center tabular')}
          />
          <IconButton
            label={texts.onePersonMore}
            disabled={count >= maxPeople}
            onClick={createStepHandler(1)}
            className={stepClasses}
          >
            <Plus aria-hidden size={20} />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
