import { useId, useState } from 'react';
import { Ellipsis } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as texts from '#app/panel-texts.ts';
import { cx } from '#ui/class-names.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import type { Panel, PanelItem, PendingKind } from './panels.ts';
import { PendingBadge } from './pending-badge-part.tsx';

const MoreSheet = lazyDialog(async () => (await import('./more-sheet.tsx')).MoreSheet);

interface PanelTabsProps {
  panel: Panel;
  /** Address of the current screen. */
  current: string | undefined;
  /** Opens the command menu. */
  onGoTo: () => void;
}

/** Bottom tabs of a panel: its most used screens, and 'Mais' with all others. */
export function PanelTabs({ panel, current, onGoTo }: PanelTabsProps) {
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const badgeId = useId();
  const isMoreCurrent = current !== undefined && panel.tabs.every(({ to }) => to !== current);
  return (
    <>
      <nav
        aria-label={panel.name}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="mx-auto grid h-(--tabs-height) max-w-xl grid-cols-5">
          {panel.tabs.map((item) => (
            <li key={item.to}>
              <Tab item={item} isCurrent={item.to === current} />
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-labelledby={labelId}
              aria-describedby={panel.morePending && badgeId}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-current={isMoreCurrent ? 'true' : undefined}
              onClick={() => {
                setOpen(true);
              }}
              className={tabClasses(isMoreCurrent)}
            >
              <TabIcon
                icon={Ellipsis}
                isCurrent={isMoreCurrent}
                badgeId={badgeId}
                pending={panel.morePending}
              />
              <span id={labelId}>{texts.more}</span>
            </button>
          </li>
        </ul>
      </nav>
      {isOpen && (
        <MoreSheet
          panel={panel}
          current={current}
          onGoTo={() => {
            setOpen(false);
            onGoTo();
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** The size of the labels is limited, so that large text does not make the labels of five tabs overlap. */
function tabClasses(isCurrent: boolean): string {
  return cx(
    'flex h-full w-full flex-col items-center justify-center gap-1 text-[min(0.75rem,3.75vw)] leading-tight font-semibold',
    isCurrent ? 'text-sea-ink' : 'text-ink-muted',
  );
}

interface TabProps {
  item: PanelItem;
  isCurrent: boolean;
}

function Tab({ item: { to, label, icon, pending, isMain }, isCurrent }: TabProps) {
  const labelId = useId();
  const badgeId = useId();
  return (
    <Link
      to={to}
      aria-labelledby={labelId}
      aria-describedby={pending && badgeId}
      aria-current={isCurrent ? 'page' : undefined}
      className={tabClasses(isCurrent)}
    >
      <TabIcon {...{ icon, isCurrent, isMain, badgeId, pending }} />
      <span id={labelId}>{label}</span>
    </Link>
  );
}

interface TabIconProps {
  icon: LucideIcon;
  isCurrent: boolean;
  isMain?: boolean | undefined;
  badgeId: string;
  pending: PendingKind | undefined;
}

/**
 * Renders the icon of a tab, with the count over its upper right corner. All icons have the same box, so that the labels
 * have the same baseline. The main tab has an outline, and is filled only on its own screen.
 */
function TabIcon({ icon: Icon, isCurrent, isMain = false, badgeId, pending }: TabIconProps) {
  return (
    <span
      className={cx(
        'relative rounded-full px-4 py-0.5',
        isMain &&
          (isCurrent
            ? 'bg-sea text-on-sea'
            : 'text-sea-ink [box-shadow:inset_0_0_0_2px_var(--color-sea)]'),
      )}
    >
      <Icon aria-hidden size={22} strokeWidth={isCurrent && !isMain ? 2.6 : 2} />
      {pending && (
        // Its padding in the colour of the bar separates the count from the icon.
        <PendingBadge
          id={badgeId}
          kind={pending}
          className="absolute -top-1.5 left-1/2 ml-2 flex rounded-full bg-surface p-0.5"
        />
      )}
    </span>
  );
}
