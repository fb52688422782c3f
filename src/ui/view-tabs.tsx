import { Link } from 'react-router-dom';
import { cx } from './class-names.ts';

/** Returns the classes of a link in a row of tabs. */
export function tabClasses(isCurrent: boolean): string {
  return cx(
    'inline-flex min-h-12 items-center border-b-2 px-2 text-sm font-semibold whitespace-nowrap transition-colors duration-150',
    isCurrent ? 'border-sea text-sea-ink' : 'border-transparent text-ink-muted hover:text-ink',
  );
}

export interface ViewTab {
  /** Address of the view. */
  to: string;
  label: string;
  /** Number of items in the view; absent while it is unknown. */
  count?: number | undefined;
  isCurrent: boolean;
}

/** Renders the switch between the views of a page, which are kept in the address. */
export function ViewTabs({ label, tabs }: { label: string; tabs: readonly ViewTab[] }) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="relative scroll-row gap-2">
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <Link
              to={tab.to}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={tabClasses(tab.isCurrent)}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="whitespace-pre tabular"> {tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
