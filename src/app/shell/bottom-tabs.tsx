import { NavLink } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { useNavigationTarget } from './navigation-target.ts';
import { tabItems } from './navigation-items.ts';

export function BottomTabs() {
  const targetOf = useNavigationTarget();
  return (
    <nav
      aria-label="Abas"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-(--tabs-height) grid-cols-4">
        {tabItems.map(({ icon: Icon, ...item }) => (
          <li key={item.label}>
            <NavLink
              {...targetOf(item)}
              end={item.to === '/'}
              className={({ isActive }) =>
                cx(
                  'flex h-full flex-col items-center justify-center gap-0.5 text-xs font-semibold',
                  isActive ? 'text-sea-ink' : 'text-ink-muted',
                )
              }
            >
              <Icon aria-hidden size={22} strokeWidth={2.1} />
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
