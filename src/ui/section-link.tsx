import type { ReactNode } from 'react';
import { scrollToSection } from './scroll-to-section.ts';

interface SectionLinkProps {
  /** Id of the heading of a section of this page. */
  anchor: string;
  className: string;
  children: ReactNode;
}

/** Renders a link to a section of the same page. */
export function SectionLink({ anchor, className, children }: SectionLinkProps) {
  return (
    <a
      href={`#${anchor}`}
      onClick={(event) => {
        // Scrolls without a new history entry, so that Back leaves the page.
        event.preventDefault();
        scrollToSection(anchor, (heading) => {
          heading.focus({ preventScroll: true });
        });
      }}
      className={className}
    >
      {children}
    </a>
  );
}
