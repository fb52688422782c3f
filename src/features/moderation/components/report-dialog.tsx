import { useId, useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { createReport } from '#features/moderation/data/report-store.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { maxReportDetailsLength, reportReasons } from '#features/moderation/model/report.ts';
import type {
  ReportedKind,
  ReportReason,
  ReportSubject,
} from '#features/moderation/model/report.ts';
import {
  eventReportErrors,
  picturesReportErrors,
  reviewReportErrors,
} from '#features/moderation/report-texts.ts';
import * as texts from '#features/moderation/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ChoiceInput } from '#ui/form/choice-input.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';

interface ReportDialogProps {
  uid: string;
  kind: ReportedKind;
  /** The reported item; null while the dialog is closed. */
  subject: Omit<ReportSubject, 'kind'> | null;
  onSent?: () => void;
  onClose: () => void;
}

/** Renders the dialog that reports a review, its images or an event. */
export function ReportDialog({ uid, kind, subject, onSent, onClose }: ReportDialogProps) {
  return (
    <Dialog title={texts.reportTexts[kind].title} open={subject !== null} onClose={onClose}>
      {subject && (
        <ReportForm uid={uid} subject={{ kind, ...subject }} onSent={onSent} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface ReportFormProps {
  uid: string;
  subject: ReportSubject;
  /** Called after the report is stored. */
  onSent?: (() => void) | undefined;
  onDone: () => void;
}

const errorsByKind = {
  review: reviewReportErrors,
  event: eventReportErrors,
  pictures: picturesReportErrors,
} as const;

interface ReportValues {
  reason: ReportReason | null;
  details: string;
}

/** Renders the form in which the user gives the reason of a report to the super admins. */
function ReportForm({ uid, subject, onSent, onDone }: ReportFormProps) {
  const [isSent, setSent] = useState(false);
  const id = useId();
  const { promise: promiseText, thanks: thanksText } = texts.reportTexts[subject.kind];
  const form = useForm<ReportValues>({
    start: { reason: null, details: '' },
    sentences: errorsByKind[subject.kind],
    problemsOf: findProblems,
    onSubmit: async ({ reason, details }) => {
      if (!reason) return;
      await createReport(uid, subject, { reason, details });
      onSent?.();
      setSent(true);
    },
  });
  const reason = form.field('reason');

  if (isSent) {
    return (
      <div className="mt-3 flex flex-col gap-5">
        <p role="status" className="flex items-start gap-3">
          <CircleCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-sea-ink" />
          {thanksText}
        </p>
        {/* The focused element was unmounted with the form, so this button takes the focus. */}
        <Button block onClick={onDone} ref={(button) => button?.focus()}>
          {texts.understood}
        </Button>
      </div>
    );
  }
  return (
    <Form form={form} className="mt-1 flex flex-col gap-5">
      <p className="text-ink-muted">{promiseText}</p>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required
        aria-invalid={reason.error !== ''}
        aria-describedby={reason.error ? `${id}-problem` : undefined}
      >
        <p id={`${id}-label`} className="mb-1 text-sm font-semibold">
          {texts.reasonQuestion}
        </p>
        {reportReasons.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <ChoiceInput
              type="radio"
              name="reason"
              value={value}
              checked={reason.value === value}
              onChange={() => {
                reason.onChange(value);
              }}
            />
            {texts.reportReasonLabels[subject.kind][value]}
          </label>
        ))}
        {reason.error && (
          <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-danger">
            {reason.error}
          </p>
        )}
      </div>
      <TextArea
        label={reason.value === 'other' ? texts.requiredDetailsLabel : texts.optionalDetailsLabel}
        measure={textLength(maxReportDetailsLength)}
        {...form.field('details')}
      />
      <FormAlert text={form.failure} />
      <SubmitButton form={form} busyLabel={texts.sending} canRetry block>
        {texts.sendReport}
      </SubmitButton>
    </Form>
  );
}

function findProblems({ reason, details }: ReportValues) {
  const isMissing = reason === 'other' && cleanPlainText(details) === '';
  return {
    reason: reason ? '' : texts.reasonMissing,
    details: isMissing ? texts.detailsMissing : lengthProblem(details, maxReportDetailsLength),
  };
}
