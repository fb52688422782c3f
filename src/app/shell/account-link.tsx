import { UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import * as texts from '#app/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** Renders 'Entrar' for a visitor, who returns to this page after login, and the profile link for a signed-in user. */
export function AccountLink() {
  const { shownUser } = useSession();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  if (!shownUser) {
    const isAuthScreen = pathname === linkTo('/login') || pathname === linkTo('/register');
    return (
      <ButtonLink
        to={linkTo('/login')}
        replace={isAuthScreen}
        state={isAuthScreen ? state : { from: pathname + search, isBelow: true }}
        variant="quiet"
        className="depends-on-session -mr-4 ml-auto shrink-0 whitespace-nowrap lg:ml-0"
      >
        <UserRound aria-hidden size={20} />
        {texts.enter}
      </ButtonLink>
    );
  }
  return (
    <Link
      to={linkTo('/profile')}
      aria-label={texts.accountOf(shownUser.name)}
      title={shownUser.name}
      className="-mr-1 ml-auto grid size-11 shrink-0 place-content-center rounded-full lg:ml-0"
    >
      <UserAvatar name={shownUser.name} photoURL={shownUser.photoURL} size="small" />
    </Link>
  );
}
