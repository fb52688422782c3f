import { useId } from 'react';
import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { PageLink } from '#ui/page-link.tsx';

export interface RailSectionProps {
  title: string;
  /** Link to the complete list. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** Renders a section with a heading and an optional link to the complete list. */
export function RailSection({ title, more, children }: RailSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="min-w-40 flex-1 text-xl font-bold md:text-2xl">
          {title}
        </h2>
        {more && (
          <PageLink
            to={more.to}
            className="-mr-1 inline-flex min-h-11 shrink-0 items-center font-semibold text-sea-ink hover:underline"
          >
            {more.label}
            <ChevronRight aria-hidden size={18} />
          </PageLink>
        )}
      </div>
      {children}
    </section>
  );
}
