import { NavLink } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { useNavigationTarget } from './navigation-target.ts';
import { topItems } from './navigation-items.ts';

export function TopNavigation() {
  const targetOf = useNavigationTarget();
  return (
    <nav aria-label="Principal">
      <ul className="flex items-center">
        {topItems.map((item) => (
          <li key={item.to}>
            <NavLink
              {...targetOf(item)}
              end={item.to === '/'}
              className={({ isActive }) =>
                cx(
                  'inline-flex min-h-11 items-center rounded-control px-3 font-medium transition-colors duration-150 hover:bg-sunken',
                  isActive ? 'text-sea-ink' : 'text-ink',
                )
              }
            >
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
