import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { CircleCheck } from 'lucide-react';
import { createReport } from '#data/reports/report-store.ts';
import { errorCode } from '#domain/app-error.ts';
import { cleanPlainText } from '#domain/plain-text.ts';
import { maxReportDetails, reportReasons } from '#domain/report.ts';
import type { ReportReason } from '#domain/report.ts';
import type { Review } from '#domain/review.ts';
import { reportSaveErrors } from '#texts/errors/reviews.ts';
import { errorSentence } from '#texts/errors.ts';
import { reportReasonLabels } from '#texts/report-reasons.ts';
import { Button } from '#ui/button.tsx';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { TextArea } from '#components/text-area/text-area.tsx';

interface ReportFormProps {
  uid: string;
  review: Pick<Review, 'id' | 'placeId'>;
  onDone: () => void;
}

const noProblems = { reason: '', details: '' };

/** Why a review should not be here, for the super admins to read. */
export function ReportForm({ uid, review, onDone }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState('');
  const [phase, setPhase] = useState<'asking' | 'sending' | 'sent'>('asking');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    const words = cleanPlainText(details);
    const found = {
      reason: reason ? '' : 'Escolha um motivo.',
      details: reason === 'other' && words === '' ? 'Conte qual é o motivo.' : '',
    };
    setProblems(found);
    setFailure('');
    if (!reason) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (found.details || words.length > maxReportDetails) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setPhase('sending');
    try {
      await createReport(uid, review, { reason, details });
      setPhase('sent');
    } catch (error) {
      setPhase('asking');
      setFailure(errorSentence(reportSaveErrors, errorCode(error)));
    }
  };

  if (phase === 'sent') {
    return (
      <div className="mt-3 flex flex-col gap-5">
        <p role="status" className="flex items-start gap-3">
          <CircleCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-sea-ink" />
          Obrigado por avisar. Nossa equipe vai analisar esta avaliação.
        </p>
        {/* What was focused is gone with the form. */}
        <Button block onClick={onDone} ref={(button) => button?.focus()}>
          Entendi
        </Button>
      </div>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-1 flex flex-col gap-5"
    >
      <p className="text-ink-muted">Quem escreveu não fica sabendo que foi você.</p>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required
        aria-invalid={problems.reason !== ''}
        aria-describedby={problems.reason ? `${id}-problem` : undefined}
      >
        <p id={`${id}-label`} className="mb-1 text-sm font-semibold">
          Qual é o problema?
        </p>
        {reportReasons.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={value}
              checked={reason === value}
              onChange={() => {
                setReason(value);
                setProblems(noProblems);
              }}
              className="size-5 shrink-0 accent-sea"
            />
            {reportReasonLabels[value]}
          </label>
        ))}
        {problems.reason && (
          <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-danger">
            {problems.reason}
          </p>
        )}
      </div>
      <TextArea
        label={reason === 'other' ? 'Explique' : 'Explique (opcional)'}
        name="details"
        value={details}
        maxLength={maxReportDetails}
        error={problems.details || undefined}
        onChange={(value) => {
          setDetails(value);
          setProblems(noProblems);
        }}
      />
      <FormAlert text={failure} />
      <Button type="submit" block aria-disabled={phase === 'sending'}>
        {phase === 'sending' ? 'Enviando...' : failure ? 'Tentar novamente' : 'Enviar denúncia'}
      </Button>
    </form>
  );
}
