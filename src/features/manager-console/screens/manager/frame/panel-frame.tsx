import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useInfiniteQuery } from '@tanstack/react-query';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { managedPlacesQuery } from '#features/places/data/managed-places-query.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/manager-console/panel-texts.ts';
import { ManagerPanelTabs } from './panel-tabs.tsx';

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

interface ManagerPanelFrameProps {
  /** Account button at the end of the header. */
  account: ReactNode;
  children: ReactNode;
}

/**
 * Frame of the manager pages on phones, instead of the visitors' header and tabs: place name, link back to the guide
 * and bottom tabs. The app shell reserves the space of the header (#tool-bar) before this code loads.
 */
export function ManagerPanelFrame({ account, children }: ManagerPanelFrameProps) {
  const { shownUser, user } = useSession();
  const toolBar = useSyncExternalStore(subscribeToNothing, findToolBar);
  const isManager = shownUser?.role === 'manager' || shownUser?.role === 'super_admin';
  return (
    <>
      {toolBar &&
        createPortal(
          <header className="border-b border-line bg-canvas pt-[env(safe-area-inset-top)]">
            <div className="page flex h-(--header-height) items-center gap-2">
              <Link
                to={linkTo('/')}
                aria-label={texts.backToGuide}
                className="-ml-2 inline-flex min-h-11 shrink-0 items-center pr-2 font-semibold text-sea-ink"
              >
                <ChevronLeft aria-hidden size={22} />
                {texts.guide}
              </Link>
              <p className="min-w-0 grow truncate font-bold">
                {user ? <PanelTitle user={user} /> : texts.panelName}
              </p>
              <div className="flex shrink-0 items-center gap-1">{account}</div>
            </div>
          </header>,
          toolBar,
        )}
      {children}
      {isManager && <ManagerPanelTabs />}
    </>
  );
}
