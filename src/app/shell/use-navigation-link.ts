import { useLocation } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import type { NavigationItem } from './navigation-items.ts';

/**
 * The link of an item for whoever is looking: items that need an account lead a visitor to /login, from where
 * they return. Marked as current by the item's own address, so that /login marks none.
 */
export function useNavigationLink() {
  const { status } = useSession();
  const { pathname } = useLocation();
  return ({ to, loginRequired }: Pick<NavigationItem, 'to' | 'loginRequired'>) => {
    const [path = to] = to.split('?');
    const isCurrent = path === '/' ? pathname === '/' : pathname.startsWith(path);
    const current = { isCurrent, 'aria-current': isCurrent ? ('page' as const) : undefined };
    if (!loginRequired || status !== 'signed-out') return { to, ...current };
    return { to: linkTo('/login'), state: { from: to }, ...current };
  };
}
