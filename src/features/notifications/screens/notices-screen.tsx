import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  ChartColumn,
  ClipboardCheck,
  CreditCard,
  MessageSquareText,
  Sparkles,
  Star,
  Store,
  Ticket,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import {
  notificationsQuery,
  markReadMutation,
  notificationRemovalMutation,
} from '#features/notifications/data/notification-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/notifications/texts.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import type { Notification } from '#features/notifications/model/notification.ts';
import { notificationLink } from '#features/notifications/model/notification-link.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { cx } from '#ui/class-names.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export default function NotificationsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pt-3 md:pt-8">
      <title>{texts.pageTitle}</title>
      <div className="mx-auto flex max-w-3xl flex-col">
        <BackLink to={linkTo('/profile')}>{texts.profile}</BackLink>
        <h1 className="mt-1 text-2xl font-extrabold md:text-3xl">{texts.notices}</h1>
        <p className="mt-2 mb-6 text-ink-muted">
          {texts.introduction}{' '}
          <Link
            to={linkTo('/settings')}
            className="font-semibold text-sea-ink underline underline-offset-4"
          >
            {texts.chooseEmails}
          </Link>
        </p>
        <NotificationSection uid={user.uid} canChange={user.status === 'active'} />
      </div>
    </div>
  );
}

function NotificationSection({ uid, canChange }: { uid: string; canChange: boolean }) {
  const list = useInfiniteQuery(notificationsQuery(uid));
  return (
    <EndlessList
      query={list}
      sentences={texts.notificationsErrors}
      failure="h2"
      loading={texts.loadingNotices}
      skeleton={<RowsSkeleton count={4} />}
      moreLabel={texts.showMore}
      empty={
        <Banner
          as="h2"
          icon={<Bell aria-hidden size={28} />}
          title={texts.noNoticesTitle}
          actions={<ButtonLink to={linkTo('/')}>{texts.discoverPlaces}</ButtonLink>}
        >
          <p>{texts.noNoticesHint}</p>
        </Banner>
      }
    >
      {(notifications) => (
        <NotificationList uid={uid} notifications={notifications} canChange={canChange} />
      )}
    </EndlessList>
  );
}

interface NotificationListProps {
  uid: string;
  notifications: readonly Notification[];
  /** False for an account that is not active: the security rules deny its changes. */
  canChange: boolean;
}

/** Renders notifications and marks each one as read once. New ones stay highlighted while the page is open. */
function NotificationList({ uid, notifications, canChange }: NotificationListProps) {
  // A refetch of the list returns them as read.
  const [newIds, setNewIds] = useState<readonly string[]>([]);
  const { mutate } = useMutation({
    ...markReadMutation(useQueryClient(), uid),
    onMutate: (ids) => {
      setNewIds((previousIds) => [...previousIds, ...ids]);
    },
  });
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
          isNew={notification.readAt === null || newIds.includes(notification.id)}
          now={now}
          canRemove={canChange}
          onRemoved={() => listRef.current?.focus()}
        />
      ))}
    </ul>
  );
}

const kindIcons: Record<NotificationKind, LucideIcon> = {
  booking_answered: CalendarCheck,
  booking_tomorrow: CalendarClock,
  review_reply: MessageSquareText,
  event_changed: Ticket,
  payment_receipt: CreditCard,
  payment_failed: CreditCard,
  membership_ends: Sparkles,
  correction_answered: ClipboardCheck,
  claim_answered: Store,
  booking_received: CalendarPlus,
  booking_changed: CalendarClock,
  low_review: Star,
  weekly_figures: ChartColumn,
};

const isUrgent = (kind: NotificationKind) => kind === 'payment_failed' || kind === 'low_review';

interface NotificationRowProps {
  uid: string;
  notification: Notification;
  /** True until the page is closed if the notification was unread. */
  isNew: boolean;
  now: Date;
  canRemove: boolean;
  onRemoved: () => void;
}

function NotificationRow(props: NotificationRowProps) {
  const { uid, notification, isNew, now, canRemove, onRemoved } = props;
  const removeMutation = useMutation({
    ...notificationRemovalMutation(useQueryClient(), uid),
    scope: { id: 'notices' },
  });
  const { title, text } = texts.notificationText(notification);
  const KindIcon = kindIcons[notification.kind];
  const remove = () => {
    if (removeMutation.isPending) return;
    removeMutation.mutate(notification.id, { onSuccess: onRemoved });
  };
  return (
    <li className={cx('px-4 py-3', isNew && 'bg-sea-soft')}>
      {/* The link covers the row, up to the button. */}
      <div className="relative flex items-start gap-3">
        <span
          aria-hidden
          className={cx(
            'relative mt-0.5 grid size-9 shrink-0 place-content-center rounded-full',
            isUrgent(notification.kind)
              ? 'bg-warning-soft text-warning'
              : cx('text-sea-ink', isNew ? 'bg-surface' : 'bg-sunken'),
          )}
        >
          <KindIcon size={20} />
          {isNew && (
            <span className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-sea-soft bg-sea" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm text-ink-muted sm:float-right sm:ml-3">
            {isNew && <span className="sr-only">{texts.unread}</span>}
            <time dateTime={notification.createdAt?.toISOString()}>
              {formatRelativeDate(notification.createdAt, now)}
            </time>
          </p>
          <Link
            to={notificationLink(notification)}
            className={cx(
              'wrap-anywhere after:absolute after:inset-0 hover:underline',
              isNew ? 'font-bold' : 'font-medium',
            )}
          >
            {title}
          </Link>
          <p className="mt-0.5 text-sm wrap-anywhere text-ink-muted first-letter:uppercase">
            {text}
          </p>
        </div>
        {canRemove && (
          <IconButton
            className="relative -mt-2 -mr-2"
            label={texts.removeNotice(title)}
            aria-disabled={removeMutation.isPending}
            onClick={remove}
          >
            <X aria-hidden size={16} className="text-ink-muted" />
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
