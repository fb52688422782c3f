import { useId } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#ui/class-names.ts';
import type { PanelGroup, PanelItem } from './panels.ts';
import { PendingBadge } from './pending-badge-part.tsx';

interface PanelMenuProps {
  groups: readonly PanelGroup[];
  /** Address of the current screen. */
  current: string | undefined;
  onNavigate?: () => void;
}

/** Renders the screens of a panel in their groups, with counts of pending items: the sidebar, and 'Mais' on phones. */
export function PanelMenu({ groups, current, onNavigate }: PanelMenuProps) {
  return groups.map((group) => (
    <MenuGroup key={group.label} {...group} current={current} onNavigate={onNavigate} />
  ));
}

interface MenuGroupProps extends PanelGroup {
  current: string | undefined;
  onNavigate: (() => void) | undefined;
}

function MenuGroup({ label, items, current, onNavigate }: MenuGroupProps) {
  const labelId = useId();
  return (
    <div className="mt-4 lg:mt-3">
      {label !== null && (
        <p id={labelId} className="px-3 pb-1 text-xs font-bold text-ink-muted">
          {label}
        </p>
      )}
      <ul aria-labelledby={label === null ? undefined : labelId}>
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} isCurrent={item.to === current} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MenuLinkProps {
  item: PanelItem;
  isCurrent: boolean;
  onNavigate: (() => void) | undefined;
}

function MenuLink({ item, isCurrent, onNavigate }: MenuLinkProps) {
  const { to, label, icon: Icon, pending, isMain } = item;
  const labelId = useId();
  const badgeId = useId();
  return (
    <Link
      to={to}
      aria-labelledby={labelId}
      aria-describedby={pending && badgeId}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      className={cx(
        'flex items-center gap-3 rounded-control px-3 transition-colors duration-150',
        isMain ? 'mb-1 min-h-11' : 'min-h-12 lg:min-h-9',
        isCurrent ? 'font-bold' : 'font-semibold hover:bg-sunken',
        // Like its tab, the main action has an outline, and is filled only on its own screen.
        isMain
          ? isCurrent
            ? 'bg-sea text-on-sea'
            : 'text-sea-ink [box-shadow:inset_0_0_0_2px_var(--color-sea)]'
          : isCurrent
            ? 'bg-sea-soft text-sea-ink [box-shadow:inset_3px_0_var(--color-sea)]'
            : 'text-ink',
      )}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      <span id={labelId} className="min-w-0 grow truncate">
        {label}
      </span>
      {pending && <PendingBadge id={badgeId} kind={pending} />}
    </Link>
  );
}
