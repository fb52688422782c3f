import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Sparkles } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { clubMemberQuery } from '#data/club/club-member-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import type { Place } from '#domain/place.ts';
import { maxNoteLength } from '#domain/reservation-request.ts';
import type { ReservationDraft } from '#domain/reservation-request.ts';
import { reservableDates, reservationDay } from '#domain/reservation-times.ts';
import { maxNameLength } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { reservationSaveErrors } from '#texts/errors/reservations.ts';
import { errorSentence } from '#texts/errors.ts';
import { dayProblemText, reservationDateText } from '#texts/reservations.ts';
import { useNow } from '#components/clock/use-now.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { TextArea } from '#components/text-area/text-area.tsx';
import { PeopleField } from './people-field.tsx';
import { draftOf, noProblems, problemsOf } from './request-draft.ts';
import type { RequestFields } from './request-draft.ts';
import { TimeField } from './time-field.tsx';

interface RequestFormProps {
  place: Place;
  user: User;
  fields: RequestFields;
  /** The sending, as useMutation() tells of it. */
  sending: { isPending: boolean; error: unknown };
  onChange: (fields: RequestFields) => void;
  onSend: (draft: ReservationDraft) => Promise<void>;
}

export function RequestForm(props: RequestFormProps) {
  const { place, user, fields, sending, onChange, onSend } = props;
  const now = useNow();
  const { data: membership } = useQuery(clubMemberQuery(user.uid));
  const [problems, setProblems] = useState(noProblems);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const { first, last } = reservableDates(now);
  const day = reservationDay(place.hours, fields.date, now);
  const dayProblem = fields.date === '' ? '' : dayProblemText(day, fields.date, last);

  const set = (name: keyof RequestFields) => (value: string) => {
    const changed = { ...fields, [name]: value };
    // The times of one date are not those of another.
    onChange(name === 'date' ? { ...changed, time: '' } : changed);
    setProblems({ ...problems, [name]: '' });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const found = problemsOf(fields, place.hours, new Date());
    setProblems(found);
    const wrong = (Object.keys(found) as (keyof RequestFields)[]).find((name) => found[name]);
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    isSending.current = true;
    try {
      await onSend(draftOf(fields));
    } catch {
      // The alert below tells it; what was typed stays, and sending again is harmless.
    } finally {
      isSending.current = false;
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-1 flex flex-col gap-5"
    >
      <p className="wrap-anywhere text-ink-muted">
        {place.title} recebe seu pedido e confirma ou recusa.
      </p>
      {membership?.isActive && (
        <p className="flex items-start gap-2 rounded-control bg-sun-soft px-4 py-3 text-sm font-medium text-sun-ink">
          <Sparkles aria-hidden size={18} className="mt-px shrink-0" />
          Você é do clube: seu pedido vai com prioridade.
        </p>
      )}
      <TextField
        label="Data"
        name="date"
        type="date"
        required
        min={first}
        max={last}
        value={fields.date}
        onChange={(event) => {
          set('date')(event.target.value);
        }}
        error={problems.date || dayProblem}
        hint={reservationDateText(fields.date)}
      />
      <TimeField
        day={day}
        value={fields.time}
        onChange={set('time')}
        problem={problems.time}
        hoursLines={place.hours.kind === 'text' ? place.hours.lines : []}
      />
      <PeopleField value={fields.people} onChange={set('people')} problem={problems.people} />
      <TextField
        label="Nome"
        name="name"
        autoComplete="name"
        required
        maxLength={maxNameLength}
        value={fields.name}
        onChange={(event) => {
          set('name')(event.target.value);
        }}
        error={problems.name}
      />
      <TextField
        label="Telefone"
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={40}
        value={fields.phone}
        onChange={(event) => {
          set('phone')(event.target.value);
        }}
        error={problems.phone}
        hint="Com o DDD. De fora do Brasil, comece com + e o código do país."
      />
      <TextArea
        label="Observação (opcional)"
        name="note"
        value={fields.note}
        onChange={set('note')}
        maxLength={maxNoteLength}
        hint="Por exemplo: criança no grupo, mesa na varanda, restrição alimentar."
        error={problems.note || undefined}
      />
      <p className="text-sm text-ink-muted">
        Ao enviar, você concorda que os responsáveis por este lugar vejam seu nome, seu telefone e o
        pedido, só para cuidar desta reserva.
      </p>
      <FormAlert
        text={
          sending.error && !sending.isPending
            ? errorSentence(reservationSaveErrors, errorCode(sending.error))
            : ''
        }
      />
      <Button type="submit" block aria-disabled={sending.isPending}>
        {sending.isPending ? 'Enviando...' : 'Enviar pedido'}
      </Button>
    </form>
  );
}
