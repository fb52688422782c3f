import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyNotice } from '#ui/lazy-notice.tsx';

const AccountNotices = lazyNotice(
  async () => (await import('./account-notices.tsx')).AccountNotices,
);

/** The notices of somebody's account, whose code comes when there is an account, or has just ceased to be one. */
export function AccountPart() {
  const { user, reason } = useSession();
  return (user ?? reason) && <AccountNotices />;
}
