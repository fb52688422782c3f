import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ChevronLeft, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as texts from '#app/panel-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import type { User } from '#features/account/model/user.ts';
import { managedPlacesQuery } from '#features/places/data/managed-places-query.ts';
import { linkTo } from '#shared/routes.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { AccountLink } from '../shell/account-link.tsx';
import { NotificationsLink } from '../shell/notifications-link.tsx';
import { GoToButton } from './go-to-button.tsx';
import { PanelMenu } from './panel-menu.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { currentAddress, panels } from './panels.ts';
import type { Audience } from '../guards/require-role.tsx';

const GoToDialog = lazyDialog(async () => (await import('./go-to-dialog.tsx')).GoToDialog);

/** Returns true for the shortcut of the command menu, unless a dialog is open. */
function opensCommandMenu({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isLetter = key === 'k' || key === 'K';
  const isShortcut = isLetter && (ctrlKey || metaKey) && !altKey && !shiftKey;
  return isShortcut && document.querySelector('dialog[open]') === null;
}

/** No subscription: useSyncExternalStore reads the snapshot again after the first render is in the DOM. */
const subscribeToNothing = () => () => undefined;
const findToolBar = () => document.getElementById('tool-bar');

/** Tailwind's lg breakpoint. */
const sidebarQuery = '(min-width: 64rem)';

/** Matches the pages with a form; its group is the noun of their list. The import of events has the address of a list. */
const editorPattern =
  /^\/(?:admin|manager)\/(places(?=\/(?:new|[^/]+\/edit)$)|offers(?=\/[^/]+$)|events(?=\/(?!import$)[^/]+$))/;

/**
 * Returns the list that a form of a panel belongs to, or null for other pages. On phones a form has no tabs, because
 * they would be next to 'Salvar'; 'Cancelar' opens its list.
 */
function listOfEditor(pathname: string): string | null {
  return editorPattern.exec(pathname)?.[0] ?? null;
}

const leaveClasses =
  '-ml-2 inline-flex min-h-11 shrink-0 items-center gap-1 pr-2 font-semibold text-sea-ink';

/**
 * Navigation of a panel: a sidebar on wide screens, a header and bottom tabs on others. The app shell reserves the space
 * of header and sidebar (#tool-bar).
 */
export function PanelNavigation({ audience }: { audience: Audience }) {
  const panel = panels[audience];
  const { shownUser, user, isSuperAdmin, isManager } = useSession();
  const { pathname } = useLocation();
  const toolBar = useSyncExternalStore(subscribeToNothing, findToolBar);
  const hasSidebar = useMediaQuery(sidebarQuery);
  const list = listOfEditor(pathname);
  const current = currentAddress(panel, pathname);
  // The stored hint has no status, so it decides only until the user record is loaded.
  const hintedRole = user === null ? shownUser?.role : undefined;
  const isAllowed =
    isSuperAdmin ||
    hintedRole === 'super_admin' ||
    (audience === 'managers' && (isManager || hintedRole === 'manager'));
  const canGoTo = isAllowed && user !== null;
  const [isGoToOpen, setGoToOpen] = useState(false);
  const openGoTo = () => {
    setGoToOpen(true);
  };

  // A layout effect, so that the shortcut works as soon as the navigation is visible, even if the user record is still
  // loading; the dialog opens after it.
  useLayoutEffect(() => {
    if (!isAllowed) return;
    const openOnShortcut = (event: KeyboardEvent) => {
      if (!opensCommandMenu(event)) return;
      event.preventDefault();
      setGoToOpen(true);
    };
    document.addEventListener('keydown', openOnShortcut);
    return () => {
      document.removeEventListener('keydown', openOnShortcut);
    };
  }, [isAllowed]);

  return (
    <>
      {toolBar &&
        createPortal(
          <header
            data-without-tabs={list !== null || undefined}
            className="border-line bg-canvas pt-[env(safe-area-inset-top)] max-lg:border-b lg:fixed lg:inset-y-0 lg:left-0 lg:flex lg:w-56 lg:flex-col lg:border-r lg:bg-surface"
          >
            <div className="page flex h-(--header-height) items-center gap-2 lg:h-auto lg:flex-wrap lg:px-4 lg:pt-3">
              {list === null || hasSidebar ? (
                <Link to={linkTo('/')} aria-label={texts.backToGuide} className={leaveClasses}>
                  {hasSidebar ? (
                    <img src="/icon.svg" alt="" width="28" height="28" className="mr-1 ml-2" />
                  ) : (
                    <ChevronLeft aria-hidden size={22} />
                  )}
                  {texts.guide}
                </Link>
              ) : (
                <Link to={list} className={leaveClasses}>
                  <X aria-hidden size={22} />
                  {texts.cancel}
                </Link>
              )}
              <p className="min-w-0 grow truncate font-bold lg:order-last lg:basis-full lg:text-xl">
                {audience === 'managers' && user ? (
                  <ManagerPanelTitle user={user} name={panel.name} />
                ) : (
                  panel.name
                )}
              </p>
              <div className="flex shrink-0 items-center gap-1 lg:ml-auto">
                <NotificationsLink />
                <AccountLink />
              </div>
            </div>
            {hasSidebar && isAllowed && (
              <>
                <div className="px-3 pt-3">
                  <GoToButton onClick={openGoTo} />
                </div>
                <nav
                  aria-label={panel.name}
                  className="min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-4"
                >
                  <PanelMenu groups={panel.groups} current={current} />
                </nav>
              </>
            )}
          </header>,
          toolBar,
        )}
      {!hasSidebar && isAllowed && list === null && (
        <PanelTabs panel={panel} current={current} onGoTo={openGoTo} />
      )}
      {isGoToOpen && canGoTo && (
        <GoToDialog
          user={user}
          isSuperAdmin={isSuperAdmin}
          onClose={() => {
            setGoToOpen(false);
          }}
        />
      )}
    </>
  );
}

/**
 * Name of the managed place if the user has only one, otherwise the name of the panel. Uses only cached data and sends
 * no request.
 */
function ManagerPanelTitle({ user, name }: { user: User; name: string }) {
  const { data } = useInfiniteQuery({ ...managedPlacesQuery(user), enabled: false });
  const [firstPlace, ...otherPlaces] = data?.pages.flatMap(({ places }) => places) ?? [];
  return firstPlace && otherPlaces.length === 0 ? firstPlace.title : name;
}
