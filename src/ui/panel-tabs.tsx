import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ButtonLink } from './button.tsx';
import { cx } from './class-names.ts';
import { tabClasses } from './view-tabs.tsx';

interface PanelTabsProps {
  /** Accessible name of the row. */
  label: string;
  /** The first tab is the root of the panel. */
  tabs: readonly { to: string; label: string }[];
  /** The main action of the panel, shown separately as a button. */
  action?: { to: string; label: string };
  className?: string;
}

/** Renders the tabs of a panel. On phones the row scrolls, and the current tab is scrolled into view. */
export function PanelTabs({ label, tabs, action, className }: PanelTabsProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const currentTab = rowRef.current?.querySelector<HTMLElement>('[aria-current]');
    if (!rowRef.current || !currentTab) return;
    // scrollIntoView() would scroll the page too.
    const centeredOffset =
      currentTab.offsetLeft - (rowRef.current.clientWidth - currentTab.offsetWidth) / 2;
    rowRef.current.scrollLeft = Math.max(0, centeredOffset);
  }, [pathname]);

  return (
    <nav aria-label={label} className={cx('border-b border-line', className)}>
      <div className="page flex items-center gap-4">
        <ul ref={rowRef} className="relative scroll-row min-w-0 grow gap-1">
          {tabs.map((tab, position) => (
            <li key={tab.to} className="shrink-0">
              <NavLink
                to={tab.to}
                end={position === 0}
                className={({ isActive }) => tabClasses(isActive)}
              >
                {tab.label}
              </NavLink>
            </li>
          ))}
        </ul>
        {action && (
          <ButtonLink
            to={action.to}
            aria-current={pathname === action.to ? 'page' : undefined}
            className="shrink-0"
          >
            {action.label}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
