import type { ReactNode } from 'react';

interface PageSectionProps {
  title: string;
  /** Where links within the page lead. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** One part of the page, under its own heading. */
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
