import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { cx } from '#ui/class-names.ts';

/** The parts of the panel, in the order of SPEC section 2. */
const tabs = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/places', label: 'Lugares' },
  { to: '/admin/categories', label: 'Categorias' },
  { to: '/admin/users', label: 'Usuários' },
  { to: '/admin/plans', label: 'Planos' },
  { to: '/admin/reports', label: 'Avaliações' },
  { to: '/admin/import', label: 'Importação' },
  { to: '/admin/uploads', label: 'Uploads' },
  { to: '/admin/audit', label: 'Registro' },
  { to: '/admin/settings', label: 'Configurações' },
];

/** The way between the admin pages. On phones the row scrolls, with the current page in sight. */
export function AdminTabs() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    // scrollIntoView() would move the page as well.
    const middle = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
    row.current.scrollLeft = Math.max(0, middle);
  }, [pathname]);

  return (
    <nav aria-label="Administração" className="border-b border-line">
      <div className="page">
        <ul ref={row} className="relative scroll-row gap-1">
          {tabs.map(({ to, label }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                end={to === '/admin'}
                className={({ isActive }) =>
                  cx(
                    'inline-flex min-h-12 items-center border-b-2 px-3 text-sm font-semibold whitespace-nowrap transition-colors duration-150',
                    isActive
                      ? 'border-sea text-sea-ink'
                      : 'border-transparent text-ink-muted hover:text-ink',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
