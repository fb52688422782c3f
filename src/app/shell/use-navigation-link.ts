import { useLocation } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import type { NavigationItem } from './navigation-items.ts';

/**
 * Returns a function that resolves the link of an item: items that need an account lead a visitor to /login, and back
 * after login. The current item is marked by the item's own address, so /login marks none.
 */
export function useNavigationLink() {
  const { status } = useSession();
  const { pathname } = useLocation();
  return ({ to, loginRequired }: Pick<NavigationItem, 'to' | 'loginRequired'>) => {
    const [path = to] = to.split('?');
    const isCurrent = path === '/' ? pathname === '/' : pathname.startsWith(path);
    const currentAttributes = {
      isCurrent,
      'aria-current': isCurrent ? ('page' as const) : undefined,
    };
    if (!loginRequired || status !== 'signed-out') return { to, ...currentAttributes };
    return { to: linkTo('/login'), state: { from: to }, ...currentAttributes };
  };
}
