import { useRef, useState } from 'react';
import { MessageSquareReply, PenLine, Trash2 } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { replyMutation } from '#features/reviews/data/review-inbox-queries.ts';
import type { Review } from '#features/reviews/model/review.ts';
import * as texts from '#features/reviews/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { useToast } from '#ui/toast.tsx';
import { ReplyForm } from './reply-form.tsx';

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
