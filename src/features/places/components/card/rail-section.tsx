import { useId } from 'react';
import type { ReactNode } from 'react';
import { MoreLink } from '#ui/more-link.tsx';

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
        {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
      </div>
      {children}
    </section>
  );
}
