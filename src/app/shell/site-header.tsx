import { Link, useLocation } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { HeaderSearch } from '#features/search/components/header/header-search.tsx';
import { AccountLink } from './account-link.tsx';
import { CategoriesMenu } from './categories-menu.tsx';
import { NoticesLink } from './notices-link.tsx';
import { TopLink } from './top-link.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useClubOpen } from './use-club-open.ts';

/** The search screen has a field of its own; the detail gives its first lines to the picture. */
const detail = /^\/(?:places\/[^/]+\/[^/]+|agenda\/[^/]+)/;

export function SiteHeader() {
  const { pathname } = useLocation();
  const isClubOpen = useClubOpen();
  const hasSearch = pathname !== linkTo('/search');
  const hasSearchRow = hasSearch && !detail.test(pathname);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/95 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="page flex h-(--header-height) items-center gap-2 lg:gap-4">
        <Link
          to={linkTo('/')}
          className="-ml-1 flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-1 font-extrabold tracking-tight"
        >
          <img src="/icon.svg" alt="" width="36" height="36" />
          <span className="text-xl">{brand.name}</span>
        </Link>
        <div className="hidden items-center md:flex">
          <TopNavigation />
          <CategoriesMenu />
          <div className="hidden lg:block">
            <TopLink to={linkTo('/agenda')} isCurrent={pathname === linkTo('/agenda')}>
              Agenda
            </TopLink>
          </div>
          {/* Before that the search needs the room, and 'Categorias' leads to the club. */}
          {isClubOpen && (
            <div className="hidden xl:block">
              <TopLink
                to={linkTo('/subscription')}
                isCurrent={pathname === linkTo('/subscription')}
              >
                Clube
              </TopLink>
            </div>
          )}
        </div>
        <div className="ml-auto hidden w-full max-w-80 lg:block">
          {hasSearch && <HeaderSearch />}
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-1 lg:ml-0">
          <NoticesLink />
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
