import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType, Link } from 'react-router-dom';
import * as texts from '#app/texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as brand from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { HeaderSearch } from '#features/search/components/header/header-search.tsx';
import { LanguageMenu } from '#features/language/components/language-menu.tsx';
import { isSamePage } from '../same-page.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { ThemeButton } from './theme-button.tsx';
import { AccountLink } from './account-link.tsx';
import { CategoriesMenu } from './categories-menu.tsx';
import { NotificationsLink } from './notifications-link.tsx';
import { TopLink } from './top-link.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useIsClubOpen } from './use-club-open.ts';

/** Matches the pages of managers and administrators. */
const panelPattern = /^\/(?:manager|admin)(?:\/|$)/;

/**
 * Renders header, content, footer and the tab bar of phones. The panels have a separate frame instead, which appears
 * once its chunk is loaded (docs/decisions/0029-console-of-a-place.md).
 */
export function AppShell({ children }: { children: ReactNode }) {
  const mainRef = useRef<HTMLElement>(null);
  const location = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(location.pathname);

  // Moves the focus to the start of the content on a new page, for keyboards and screen readers.
  useEffect(() => {
    const staysOnPage = isSamePage(location, lastPath.current);
    lastPath.current = location.pathname;
    if (staysOnPage || navigationType === NavigationType.Pop) return;
    mainRef.current?.focus({ preventScroll: true });
  }, [location, navigationType]);

  const isPanel = panelPattern.test(location.pathname);
  return (
    <div data-tool={isPanel || undefined} className="flex min-h-dvh flex-col pb-(--page-end)">
      <a
        href="#conteudo"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-sea px-4 py-3 font-semibold text-on-sea focus:translate-y-0"
      >
        {texts.skipToContent}
      </a>
      {isPanel ? (
        <div id="tool-bar" className="sticky top-0 z-30 min-h-(--header-height)" />
      ) : (
        <SiteHeader />
      )}
      {/* As tall as the screen, so that the footer does not appear first and then get pushed down. */}
      <main ref={mainRef} id="conteudo" tabIndex={-1} className="min-h-lvh outline-none">
        {children}
      </main>
      {!isPanel && (
        <>
          <SiteFooter />
          <BottomTabs />
        </>
      )}
    </div>
  );
}

const categoriesLink = { to: linkTo('/categories'), label: texts.allCategories };
const clubLink = { to: linkTo('/subscription'), label: brand.clubName };
const footerLinks = [
  { to: linkTo('/help'), label: texts.help },
  { to: linkTo('/terms'), label: texts.terms },
  { to: linkTo('/privacy'), label: texts.privacy },
];

function SiteFooter() {
  const { shownUser } = useSession();
  const isClubOpen = useIsClubOpen();
  const links = isClubOpen
    ? [categoriesLink, clubLink, ...footerLinks]
    : [categoriesLink, ...footerLinks];
  return (
    // The footer is not shown while content before it is loading (`in-turn`): a user who jumps to the end sees the
    // loading content, and no footer that moves.
    <footer className="mt-16 border-t border-line noscript:block! [:has([data-leads-on]_[data-arriving]:not(dialog_*))+&]:hidden">
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
          {/* Signed-in users choose the theme in their settings. */}
          {!shownUser && (
            <li>
              <ThemeButton />
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}

/** Detail pages have no search row in the header, because their first lines are for the image. */
const detailPagePattern = /^\/(?:places\/[^/]+\/[^/]+|agenda\/[^/]+)/;

function SiteHeader() {
  const { pathname } = useLocation();
  const isClubOpen = useIsClubOpen();
  const hasSearch = pathname !== linkTo('/search');
  const hasSearchRow = hasSearch && !detailPagePattern.test(pathname);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas pt-[env(safe-area-inset-top)] low:relative">
      <div className="page flex h-(--header-height) items-center gap-2 lg:gap-4">
        <Link
          to={linkTo('/')}
          aria-label={brand.name}
          className="-ml-1 flex h-11 flex-wrap items-center gap-x-2.5 overflow-hidden rounded-control px-1 font-extrabold tracking-tight xl:shrink-0"
        >
          <img src="/icon.svg" alt="" width="36" height="36" className="h-11 w-9 object-contain" />
          {/* On screens of medium width the navigation needs the space. */}
          <span className="min-[22.5rem]:text-xl md:hidden xl:block">{brand.name}</span>
        </Link>
        <div className="hidden items-center md:flex">
          <TopNavigation />
          <CategoriesMenu />
          <TopLink to={linkTo('/agenda')} isCurrent={pathname === linkTo('/agenda')}>
            {texts.agenda}
          </TopLink>
          {isClubOpen && (
            <TopLink
              to={linkTo('/subscription')}
              isCurrent={/^\/(club|subscription)/.test(pathname)}
            >
              {texts.club}
            </TopLink>
          )}
        </div>
        <div className="ml-auto hidden w-full max-w-80 lg:block">
          {hasSearch && <HeaderSearch />}
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-1 lg:ml-0">
          <LanguageMenu />
          <NotificationsLink />
          <AccountLink />
        </div>
      </div>
      {hasSearchRow && (
        <div className="page pb-3 lg:hidden">
          <HeaderSearch />
        </div>
      )}
    </header>
  );
}
