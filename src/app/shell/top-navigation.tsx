import * as texts from '#app/texts.ts';
import { topItems } from './navigation-items.ts';
import { TopLink } from './top-link.tsx';
import { useNavigationLink } from './use-navigation-link.ts';

export function TopNavigation() {
  const linkOf = useNavigationLink();
  return (
    <nav aria-label={texts.mainNavigation}>
      <ul className="flex items-center">
        {topItems.map((item) => (
          <li key={item.to}>
            <TopLink {...linkOf(item)}>{item.label}</TopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
