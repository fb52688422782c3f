import { useRef, useState, useEffect } from 'react';
import { MessageSquareReply, PenLine, Trash2 } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { replyMutation } from '#features/reviews/data/review-inbox-queries.ts';
import type { Review } from '#features/reviews/model/review.ts';
import * as texts from '#features/reviews/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { useToast } from '#ui/toast.tsx';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { maxReviewLength } from '#features/reviews/model/review-options.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface ReplyControlsProps {
  uid: string;
  review: Review;
  onAnswered: () => void;
}

/** Renders the buttons to write, edit and remove the reply to a review. */
export function ReplyControls({ uid, review, onAnswered }: ReplyControlsProps) {
  const [isWriting, setWriting] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const hiddenLabel = <span className="sr-only">{texts.toReviewBy(review.authorName)}</span>;

  const close = () => {
    setWriting(false);
    // The focused field was unmounted.
    requestAnimationFrame(() => containerRef.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={containerRef} className="w-full">
      {isWriting ? (
        <ReplyForm uid={uid} review={review} onSaved={onAnswered} onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              setWriting(true);
            }}
          >
            {review.reply ? (
              <PenLine aria-hidden size={18} />
            ) : (
              <MessageSquareReply aria-hidden size={18} />
            )}
            <span>
              {review.reply ? texts.editReply : texts.reply}
              {hiddenLabel}
            </span>
          </Button>
          {review.reply && (
            <Button
              variant="danger"
              onClick={() => {
                setRemoving(true);
              }}
            >
              <Trash2 aria-hidden size={18} />
              <span>
                {texts.removeReply}
                {hiddenLabel}
              </span>
            </Button>
          )}
        </div>
      )}
      {isRemoving && (
        <RemoveReplyDialog
          uid={uid}
          review={review}
          onClose={() => {
            setRemoving(false);
          }}
          onRemoved={() => {
            setRemoving(false);
            requestAnimationFrame(() => containerRef.current?.querySelector('button')?.focus());
          }}
        />
      )}
    </div>
  );
}

interface RemoveReplyDialogProps {
  uid: string;
  review: Review;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for confirmation before a reply is removed. */
function RemoveReplyDialog({ uid, review, onClose, onRemoved }: RemoveReplyDialogProps) {
  const toast = useToast();
  const removeMutation = useMutation(replyMutation(useQueryClient(), uid));

  return (
    <ConfirmDialog
      title={texts.removeReplyTitle}
      confirmLabel={texts.removeReply}
      busyLabel={texts.removingReply}
      cancelLabel={texts.keepReply}
      isStacked
      sentences={texts.replyErrors}
      onClose={onClose}
      onConfirm={async () => {
        await removeMutation.mutateAsync({ review, text: null });
        toast(texts.replyRemoved);
        onRemoved();
      }}
    >
      <p className="text-ink-muted">
        <RichText
          text={texts.removeReplyHint}
          parts={{ author: () => <bdi>{review.authorName}</bdi> }}
        />
      </p>
    </ConfirmDialog>
  );
}

interface ReplyFormProps {
  uid: string;
  review: Review;
  onSaved: () => void;
  onClose: () => void;
}

/** Renders the form of the place's reply, which is public below the review. */
function ReplyForm({ uid, review, onSaved, onClose }: ReplyFormProps) {
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
