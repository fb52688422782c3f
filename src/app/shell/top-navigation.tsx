import { cx } from '#ui/class-names.ts';
import { PageLink } from '#ui/page-link.tsx';
import { topItems } from './navigation-items.ts';
import { useNavigationLink } from './use-navigation-link.ts';

export function TopNavigation() {
  const linkOf = useNavigationLink();
  return (
    <nav aria-label="Principal">
      <ul className="flex items-center">
        {topItems.map((item) => {
          const { isCurrent, ...link } = linkOf(item);
          return (
            <li key={item.to}>
              <PageLink
                {...link}
                className={cx(
                  'inline-flex min-h-11 items-center rounded-control px-3 font-medium transition-colors duration-150 hover:bg-sunken',
                  isCurrent ? 'text-sea-ink underline decoration-2 underline-offset-8' : 'text-ink',
                )}
              >
                {item.label}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
