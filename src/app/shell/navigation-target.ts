import { useLocation } from 'react-router';
import { useSession } from '#session/use-session.ts';
import type { NavigationItem } from './navigation-items.ts';

/** Where an item leads for whoever is looking: items that need an account lead a visitor to /login. */
export function useNavigationTarget() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  return (item: Pick<NavigationItem, 'to' | 'loginRequired'>) => {
    if (!item.loginRequired || status !== 'signed-out') return { to: item.to };
    return { to: '/login', state: { from: item.to, back: pathname + search } };
  };
}
