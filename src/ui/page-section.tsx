import type { ReactNode } from 'react';

interface PageSectionProps {
  title: string;
  /** Target of links within the page. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Renders a section of the page with a heading. */
export function PageSection({ title, id, className, children }: PageSectionProps) {
  return (
    <section className={className}>
      <h2 id={id} tabIndex={id ? -1 : undefined} className="mb-4 text-xl font-bold outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
