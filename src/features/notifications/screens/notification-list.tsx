import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  markReadMutation,
  notificationRemovalMutation,
} from '#features/notifications/data/notification-queries.ts';
import { useSessionActions } from '#features/account/components/session/use-session.ts';
import { rowsClasses } from '#ui/rows.tsx';
import type { Notification } from '#features/notifications/model/notification.ts';
import { notificationLink } from '#features/notifications/model/notification-link.ts';
import * as texts from '#features/notifications/texts.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { Badge } from '#ui/badge.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface NotificationListProps {
  uid: string;
  notifications: readonly Notification[];
  /** False for an account that is not active: the security rules deny its changes. */
  canChange: boolean;
}

/** Renders notifications and marks each one as read once. New ones stay highlighted while the page is open. */
export function NotificationList({ uid, notifications, canChange }: NotificationListProps) {
  const { mutate } = useMutation(markReadMutation(useQueryClient(), uid));
  const [now] = useState(() => new Date());
  const { refreshUser } = useSessionActions();
  const markedReadIds = useRef(new Set<string>());
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const unreadIds = notifications
      .filter(({ id, readAt }) => readAt === null && !markedReadIds.current.has(id))
      .map(({ id }) => id);
    if (!canChange || unreadIds.length === 0) return;
    for (const id of unreadIds) markedReadIds.current.add(id);
    mutate(unreadIds);
  }, [notifications, canChange, mutate]);
  // An approved claim makes the user a manager. The session is refreshed so that the linked page is accessible.
  const hasApprovedClaim = notifications.some(
    ({ kind, about, readAt }) =>
      kind === 'claim_answered' && about.status === 'approved' && readAt === null,
  );
  useEffect(() => {
    if (hasApprovedClaim) refreshUser().catch(() => undefined);
  }, [hasApprovedClaim, refreshUser]);
  return (
    <ul
      ref={listRef}
      tabIndex={-1}
      aria-label={texts.notices}
      className={`${rowsClasses} outline-none`}
    >
      {notifications.map((notification) => (
        <NotificationRow
          key={notification.id}
          uid={uid}
          notification={notification}
          now={now}
          canRemove={canChange}
          onRemoved={() => listRef.current?.focus()}
        />
      ))}
    </ul>
  );
}

interface NotificationRowProps {
  uid: string;
  notification: Notification;
  now: Date;
  canRemove: boolean;
  onRemoved: () => void;
}

function NotificationRow({ uid, notification, now, canRemove, onRemoved }: NotificationRowProps) {
  const removeMutation = useMutation({
    ...notificationRemovalMutation(useQueryClient(), uid),
    scope: { id: 'notices' },
  });
  const { title, text } = texts.notificationText(notification);
  const remove = () => {
    if (removeMutation.isPending) return;
    removeMutation.mutate(notification.id, { onSuccess: onRemoved });
  };
  return (
    <li className="px-4 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            {notification.readAt === null && <Badge tone="sea">{texts.unread}</Badge>}
            <time dateTime={notification.createdAt?.toISOString()}>
              {formatRelativeDate(notification.createdAt, now)}
            </time>
          </p>
          <Link
            to={notificationLink(notification)}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          <p className="text-sm wrap-anywhere text-ink-muted">{text}</p>
        </div>
        {canRemove && (
          <IconButton
            label={texts.removeNotice(title)}
            aria-disabled={removeMutation.isPending}
            onClick={remove}
          >
            <Trash2 aria-hidden size={20} />
          </IconButton>
        )}
      </div>
      {removeMutation.isError && (
        <FailureLine
          sentences={texts.notificationRemovalErrors}
          error={removeMutation.error}
          onRetry={remove}
        />
      )}
    </li>
  );
}
