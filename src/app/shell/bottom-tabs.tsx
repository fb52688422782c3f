import * as texts from '#app/texts.ts';
import { cx } from '#ui/class-names.ts';
import { PageLink } from '#ui/page-link.tsx';
import { tabItems } from './navigation-items.ts';
import { useNavigationLink } from './use-navigation-link.ts';

export function BottomTabs() {
  const linkOf = useNavigationLink();
  return (
    <nav
      aria-label={texts.tabsLabel}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden low:static"
    >
      <ul className="grid h-(--tabs-height) grid-cols-4">
        {tabItems.map(({ icon: Icon, ...item }) => {
          const { isCurrent, ...link } = linkOf(item);
          return (
            <li key={item.label}>
              <PageLink
                {...link}
                className={cx(
                  'flex h-full flex-col items-center justify-center gap-0.5 text-xs font-semibold',
                  isCurrent ? 'text-sea-ink' : 'text-ink-muted',
                )}
              >
                <Icon aria-hidden size={22} strokeWidth={isCurrent ? 2.6 : 2} />
                {item.label}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
