import { useState } from 'react';
import type { ReactNode } from 'react';
import { Ellipsis, ScanLine } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import * as texts from '#features/manager-console/panel-texts.ts';
import { linkTo } from '#shared/routes.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { cx } from '#ui/class-names.ts';
import { answerPanelItem, mainPanelItems, morePanelItems } from './panel-items.ts';
import type { ManagerPanelItem } from './panel-items.ts';

const MoreSheet = lazyDialog(async () => (await import('./more-sheet.tsx')).MoreSheet);

const tabClasses =
  'flex h-full w-full flex-col items-center justify-center gap-0.5 text-xs font-semibold';

/**
 * Bottom tabs on phones: the tasks while serving customers, with 'Validar' in the middle, and a menu with all other
 * pages.
 */
export function ManagerPanelTabs() {
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
