import { useState } from 'react';
import { Plus, Sparkles } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { clubMemberQuery } from '#data/club/club-member-queries.ts';
import type { Place } from '#domain/place.ts';
import { maxNoteLength } from '#domain/reservation-request.ts';
import type { ReservationDraft } from '#domain/reservation-request.ts';
import { leadMinutes, reservableDates, reservationDay } from '#domain/reservation-times.ts';
import type { User } from '#domain/user.ts';
import { reservationSaveErrors } from '#texts/errors/reservations.ts';
import { dayProblemText } from '#texts/reservations.ts';
import { useNow } from '#ui/use-now.ts';
import { Button } from '#ui/button.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { refusalSentences } from '#components/refusal/refusal-text.ts';
import { TextArea } from '#components/text-area/text-area.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DayField } from './day-field.tsx';
import { PeopleField } from './people-field.tsx';
import { draftOf, problemsOf } from './request-draft.ts';
import type { RequestFields } from './request-draft.ts';
import { TimeField } from './time-field.tsx';

interface RequestFormProps {
  place: Place;
  user: User;
  fields: RequestFields;
  onChange: (fields: RequestFields) => void;
  onSend: (draft: ReservationDraft) => Promise<void>;
}

export function RequestForm({ place, user, fields, onChange, onSend }: RequestFormProps) {
  const now = useNow();
  const { data: membership } = useQuery(clubMemberQuery(user.uid));
  const { last } = reservableDates(now);
  const day = reservationDay(place.hours, fields.date, now, leadMinutes);
  const [hasNote, setHasNote] = useState(fields.note !== '');
  const dayProblem = fields.date === '' ? '' : dayProblemText(day, fields.date, last);
  const form = useForm<RequestFields>({
    values: fields,
    onChange: (changes) => {
      // The times of one date are not those of another.
      onChange({ ...fields, ...changes, ...('date' in changes && { time: '' }) });
    },
    sentences: refusalSentences(reservationSaveErrors),
    problemsOf: (typed) => problemsOf(typed, place.hours, new Date()),
    onSubmit: (typed) => onSend(draftOf(typed)),
  });
  const date = form.field('date');

  return (
    <Form form={form} className="mt-1 flex flex-col gap-5">
      <p className="wrap-anywhere text-ink-muted">
        {place.title} recebe seu pedido e confirma ou recusa.
      </p>
      {membership?.isActive && (
        <p className="flex items-start gap-2 rounded-control bg-sun-soft px-4 py-3 text-sm font-medium text-sun-ink">
          <Sparkles aria-hidden size={18} className="mt-px shrink-0" />
          Você é do clube: seu pedido vai com prioridade.
        </p>
      )}
      <PeopleField {...form.field('people')} />
      <DayField {...date} hours={place.hours} now={now} error={date.error || dayProblem} />
      <TimeField
        day={day}
        {...form.field('time')}
        hoursLines={place.hours.kind === 'text' ? place.hours.lines : []}
      />
      <ContactFields form={form} isKnown={user.phone !== '' && fields.phone === user.phone} />
      {hasNote ? (
        <TextArea
          label="Observação (opcional)"
          {...form.field('note')}
          maxLength={maxNoteLength}
          hint="Por exemplo: criança no grupo, mesa na varanda, restrição alimentar."
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
          Adicionar observação
        </Button>
      )}
      {/* In view whatever is above it, and what one agrees to with it. */}
      <div className="sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-col gap-3 border-t border-line bg-surface px-5 py-4">
        <FormAlert text={form.failure} />
        <p className="text-xs text-ink-muted">
          Ao enviar, você concorda que os responsáveis por este lugar vejam seu nome, seu telefone e
          o pedido, só para cuidar desta reserva, e suas faltas, se forem três ou mais em um ano.
        </p>
        <SubmitButton form={form} busyLabel="Enviando..." block>
          Enviar pedido
        </SubmitButton>
      </div>
    </Form>
  );
}
