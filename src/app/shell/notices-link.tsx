import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const NoticesBell = lazyPart(
  'Avisos',
  async () => (await import('./notices-bell.tsx')).NoticesBell,
  { hasPlace: false },
);

/** Renders the notification bell of a signed-in user. Its space is reserved before its chunk is loaded. */
export function NoticesLink() {
  const { shown, user } = useSession();
  return shown && <div className="size-11">{user && <NoticesBell uid={user.uid} />}</div>;
}
