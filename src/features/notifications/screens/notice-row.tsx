import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { removalMutation } from '#features/notifications/data/notice-queries.ts';
import type { Notice } from '#features/notifications/model/notice.ts';
import { noticeLink } from '#features/notifications/model/notice-link.ts';
import { noticeRemovalErrors, noticeText } from '#features/notifications/texts.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { Badge } from '#ui/badge.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface NoticeRowProps {
  uid: string;
  notice: Notice;
  now: Date;
  canRemove: boolean;
  onRemoved: () => void;
}

export function NoticeRow({ uid, notice, now, canRemove, onRemoved }: NoticeRowProps) {
  const removing = useMutation({
    ...removalMutation(useQueryClient(), uid),
    scope: { id: 'notices' },
  });
  const { title, text } = noticeText(notice);
  const remove = () => {
    if (removing.isPending) return;
    removing.mutate(notice.id, { onSuccess: onRemoved });
  };
  return (
    <li className="px-4 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            {notice.readAt === null && <Badge tone="sea">Novo</Badge>}
            <time dateTime={notice.createdAt?.toISOString()}>
              {formatRelativeDate(notice.createdAt, now)}
            </time>
          </p>
          <Link
            to={noticeLink(notice)}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          <p className="text-sm wrap-anywhere text-ink-muted">{text}</p>
        </div>
        {canRemove && (
          <IconButton
            label={`Excluir o aviso: ${title}`}
            aria-disabled={removing.isPending}
            onClick={remove}
          >
            <Trash2 aria-hidden size={20} />
          </IconButton>
        )}
      </div>
      {removing.isError && (
        <FailureLine sentences={noticeRemovalErrors} error={removing.error} onRetry={remove} />
      )}
    </li>
  );
}
