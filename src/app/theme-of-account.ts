import { useEffect } from 'react';
import { useSession } from '#features/account/components/session/use-session.ts';
import { chooseTheme } from '#features/account/components/theme.ts';

/**
 * A light or dark theme chosen in the account comes along to every device one signs in on. An account that
 * leaves it to the system changes nothing: the device may have a choice of its own.
 */
export function ThemeOfAccount(): null {
  const theme = useSession().user?.preferences.theme;
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') chooseTheme(theme);
  }, [theme]);
  return null;
}
