import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { ThemeButton } from './theme-button.tsx';
import { useClubOpen } from './use-club-open.ts';

const categoriesLink = { to: linkTo('/categories'), label: 'Todas as categorias' };
const clubLink = { to: linkTo('/subscription'), label: brand.clubName };
const footerLinks = [
  { to: linkTo('/help'), label: 'Ajuda' },
  { to: linkTo('/terms'), label: 'Termos de uso' },
  { to: linkTo('/privacy'), label: 'Privacidade' },
];

export function SiteFooter() {
  const { shown } = useSession();
  const isClubOpen = useClubOpen();
  const links = isClubOpen
    ? [categoriesLink, clubLink, ...footerLinks]
    : [categoriesLink, ...footerLinks];
  return (
    // As in-turn, on a page that leads on: whoever leaps to its end sees what comes, and nothing that goes.
    <footer className="mt-16 border-t border-line [:has([data-leads-on]_[data-arriving]:not(dialog_*))+&]:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm text-ink-muted">
        <p>
          {brand.name} · {brand.city}, {brand.state}
        </p>
        <ul className="flex flex-wrap items-center gap-x-4">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center underline">
                {label}
              </Link>
            </li>
          ))}
          {/* Whoever has an account chooses in its settings. */}
          {!shown && (
            <li>
              <ThemeButton />
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
