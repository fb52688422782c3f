import { useSyncExternalStore, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ChevronLeft, Ellipsis, ScanLine, X } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useInfiniteQuery } from '@tanstack/react-query';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { managedPlacesQuery } from '#features/places/data/managed-places-query.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/manager-console/panel-texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { cx } from '#ui/class-names.ts';
import { answerPanelItem, mainPanelItems, morePanelItems } from './panel-items.ts';
import type { ManagerPanelItem } from './panel-items.ts';

/**
 * Name of the managed place if the user has only one, otherwise the name of the panel. Uses only cached data and sends
 * no request.
 */
function PanelTitle({ user }: { user: User }) {
  const { data } = useInfiniteQuery({ ...managedPlacesQuery(user), enabled: false });
  const [firstPlace, ...otherPlaces] = data?.pages.flatMap(({ places }) => places) ?? [];
  return firstPlace && otherPlaces.length === 0 ? firstPlace.title : texts.panelName;
}

/** No subscription: useSyncExternalStore reads the snapshot again after the first render is in the DOM. */
const subscribeToNothing = () => () => undefined;
const findToolBar = () => document.getElementById('tool-bar');

const leaveClasses =
  '-ml-2 inline-flex min-h-11 shrink-0 items-center gap-1 pr-2 font-semibold text-sea-ink';

interface ManagerPanelFrameProps {
  /** Account button at the end of the header. */
  account: ReactNode;
  children: ReactNode;
}

/** Matches the pages with a form; its group is the noun of their list. The import of events has the address of a list. */
const editorPattern =
  /^\/manager\/(places(?=\/(?:new|[^/]+\/edit)$)|offers(?=\/[^/]+$)|events(?=\/(?!import$)[^/]+$))/;

/**
 * Returns the list that a form of the panel belongs to, or null for other pages. On phones a form has no tabs, because
 * 'Validar' would be next to 'Salvar'; 'Cancelar' opens its list.
 */
function listOfEditor(pathname: string): string | null {
  return editorPattern.exec(pathname)?.[0] ?? null;
}

/**
 * Frame of the manager pages on phones, instead of the visitors' header and tabs: place name, link back to the guide
 * and bottom tabs. The app shell reserves the space of the header (#tool-bar) before this code loads.
 */
export function ManagerPanelFrame({ account, children }: ManagerPanelFrameProps) {
  const { shownUser, user } = useSession();
  const toolBar = useSyncExternalStore(subscribeToNothing, findToolBar);
  const list = listOfEditor(useLocation().pathname);
  const isManager = shownUser?.role === 'manager' || shownUser?.role === 'super_admin';
  return (
    <>
      {toolBar &&
        createPortal(
          <header
            data-without-tabs={list !== null || undefined}
            className="border-b border-line bg-canvas pt-[env(safe-area-inset-top)]"
          >
            <div className="page flex h-(--header-height) items-center gap-2">
              {list === null ? (
                <Link to={linkTo('/')} aria-label={texts.backToGuide} className={leaveClasses}>
                  <ChevronLeft aria-hidden size={22} />
                  {texts.guide}
                </Link>
              ) : (
                <Link to={list} className={leaveClasses}>
                  <X aria-hidden size={22} />
                  {texts.cancel}
                </Link>
              )}
              <p className="min-w-0 grow truncate font-bold">
                {user ? <PanelTitle user={user} /> : texts.panelName}
              </p>
              <div className="flex shrink-0 items-center gap-1">{account}</div>
            </div>
          </header>,
          toolBar,
        )}
      {children}
      {isManager && list === null && <ManagerPanelTabs />}
    </>
  );
}

const MoreSheet = lazyDialog(async () => (await import('./more-sheet.tsx')).MoreSheet);

const tabClasses =
  'flex h-full w-full flex-col items-center justify-center gap-0.5 text-xs font-semibold';

/**
 * Bottom tabs on phones: the tasks while serving customers, with 'Validar' in the middle, and a menu with all other
 * pages.
 */
function ManagerPanelTabs() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isMoreActive = morePanelItems.some(({ to }) => pathname.startsWith(to));
  return (
    <>
      <nav
        aria-label={texts.panelName}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid h-(--tabs-height) grid-cols-5">
          {mainPanelItems.map((item) => (
            <Tab key={item.to} item={item} />
          ))}
          <li>
            <NavLink to={linkTo('/manager/validar')} className={cx(tabClasses, 'text-sea-ink')}>
              <span className="-mt-5 grid size-12 place-content-center rounded-full bg-sea text-on-sea shadow-float">
                <ScanLine aria-hidden size={26} />
              </span>
              {texts.validate}
            </NavLink>
          </li>
          <Tab item={answerPanelItem} />
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-current={isMoreActive ? 'true' : undefined}
              onClick={() => {
                setOpen(true);
              }}
              className={cx(tabClasses, isMoreActive ? 'text-sea-ink' : 'text-ink-muted')}
            >
              <Ellipsis aria-hidden size={22} strokeWidth={isMoreActive ? 2.6 : 2} />
              {texts.more}
            </button>
          </li>
        </ul>
      </nav>
      {isOpen && (
        <MoreSheet
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function Tab({ item: { to, label, icon: Icon } }: { item: ManagerPanelItem }): ReactNode {
  return (
    <li>
      <NavLink
        to={to}
        end={to === linkTo('/manager')}
        className={({ isActive }) => cx(tabClasses, isActive ? 'text-sea-ink' : 'text-ink-muted')}
      >
        {({ isActive }) => (
          <>
            <Icon aria-hidden size={22} strokeWidth={isActive ? 2.6 : 2} />
            {label}
          </>
        )}
      </NavLink>
    </li>
  );
}
