import { ChevronRight } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import * as texts from '#features/manager-console/panel-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { cx } from '#ui/class-names.ts';
import { morePanelItems } from './panel-items.ts';

/** Sheet with the remaining links of the manager panel. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.more} isSheet onClose={onClose}>
      <ul className="mt-2 divide-y divide-line">
        {morePanelItems.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              onClick={onClose}
              className={({ isActive }) =>
                cx(
                  'flex min-h-12 items-center gap-3 font-semibold',
                  isActive ? 'text-sea-ink' : 'text-ink',
                )
              }
            >
              <Icon aria-hidden size={22} className="shrink-0" />
              <span className="grow">{label}</span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
            </NavLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
