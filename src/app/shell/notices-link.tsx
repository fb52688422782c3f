import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const NoticesBell = lazyPart(
  'Avisos',
  async () => (await import('./notices-bell.tsx')).NoticesBell,
  { hasPlace: false },
);

/** The bell of whoever is signed in; its room is there before its code is. */
export function NoticesLink() {
  const { shown, user } = useSession();
  return shown && <div className="size-11">{user && <NoticesBell uid={user.uid} />}</div>;
}
