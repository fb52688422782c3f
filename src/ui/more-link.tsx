import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { PageLink } from './page-link.tsx';

/** Renders the link next to a heading that leads to the complete list. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink
      to={to}
      className="-mr-1 inline-flex min-h-11 shrink-0 items-center font-semibold text-sea-ink hover:underline"
    >
      {children}
      <ChevronRight aria-hidden size={18} />
    </PageLink>
  );
}
