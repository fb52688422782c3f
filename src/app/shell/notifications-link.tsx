import * as texts from '#app/texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';

const NotificationsBell = lazyPart(
  texts.notifications,
  async () => (await import('./notifications-bell.tsx')).NotificationsBell,
  { hasPlace: false },
);

/** Renders the notification bell of a signed-in user. Its space is reserved before its chunk is loaded. */
export function NotificationsLink() {
  const { shownUser, user } = useSession();
  return shownUser && <div className="size-11">{user && <NotificationsBell uid={user.uid} />}</div>;
}
