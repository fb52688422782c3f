import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as texts from '#app/texts.ts';
import { unreadNotificationsQuery } from '#features/notifications/data/notification-queries.ts';
import { maxUnreadCount } from '#features/notifications/model/notification-options.ts';
import { linkTo } from '#shared/routes.ts';

/** Renders the link to the notifications with the unread count. If the count fails, only the link is shown. */
export function NotificationsBell({ uid }: { uid: string }) {
  const { data: unreadCount = 0 } = useQuery(unreadNotificationsQuery(uid));
  const countLabel = unreadCount > maxUnreadCount ? `${maxUnreadCount}+` : String(unreadCount);
  const accessibleName =
    unreadCount === 0
      ? texts.notifications
      : texts.unreadNotifications(unreadCount, maxUnreadCount);
  return (
    <Link
      to={linkTo('/notices')}
      aria-label={accessibleName}
      title={accessibleName}
      className="relative grid size-11 place-content-center rounded-full hover:bg-sunken"
    >
      <Bell aria-hidden size={22} />
      {unreadCount > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-sea px-1 text-center text-xs leading-5 font-bold text-on-sea tabular"
        >
          {countLabel}
        </span>
      )}
    </Link>
  );
}
