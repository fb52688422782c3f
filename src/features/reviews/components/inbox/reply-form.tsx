import { useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replyMutation } from '#features/reviews/data/review-inbox-queries.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { maxReviewLength } from '#features/reviews/model/review-options.ts';
import type { Review } from '#features/reviews/model/review.ts';
import * as texts from '#features/reviews/panel-texts.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface ReplyFormProps {
  uid: string;
  review: Review;
  onSaved: () => void;
  onClose: () => void;
}

/** Renders the form of the place's reply, which is public below the review. */
export function ReplyForm({ uid, review, onSaved, onClose }: ReplyFormProps) {
  const toast = useToast();
  const saveMutation = useMutation(replyMutation(useQueryClient(), uid));
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm({
    start: { reply: review.reply?.text ?? '' },
    sentences: texts.replyErrors,
    problemsOf: ({ reply }) => ({
      reply:
        cleanPlainText(reply) === '' ? texts.replyMissing : lengthProblem(reply, maxReviewLength),
    }),
    onSubmit: async ({ reply }) => {
      await saveMutation.mutateAsync({ review, text: reply });
      toast(review.reply ? texts.replyChanged : texts.replyPublished);
      onSaved();
      onClose();
    },
  });

  useEffect(() => {
    formRef.current?.querySelector('textarea')?.focus();
  }, []);

  return (
    <Form form={form} ref={formRef} className="flex flex-col gap-4">
      <TextArea
        label={texts.replyTo(review.authorName)}
        measure={textLength(maxReviewLength)}
        hint={texts.replyHint}
        {...form.field('reply')}
      />
      <FormAlert text={form.failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyLabel={texts.publishingReply} canRetry className="grow">
          {texts.publishReply}
        </SubmitButton>
        <Button
          variant="secondary"
          className="grow"
          aria-disabled={form.isBusy}
          onClick={() => {
            if (!form.isBusy) onClose();
          }}
        >
          {texts.cancel}
        </Button>
      </div>
      <LeaveGuard isNeeded={form.isDirty}>{texts.unpublishedReply}</LeaveGuard>
    </Form>
  );
}
