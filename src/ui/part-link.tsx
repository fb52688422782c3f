import type { ReactNode } from 'react';
import { showPart } from './show-part.ts';

interface PartLinkProps {
  /** Id of the heading of a section of this page. */
  anchor: string;
  className: string;
  children: ReactNode;
}

/** Renders a link to a section of the same page. */
export function PartLink({ anchor, className, children }: PartLinkProps) {
  return (
    <a
      href={`#${anchor}`}
      onClick={(event) => {
        // Scrolls without a new history entry, so that Back leaves the page.
        event.preventDefault();
        showPart(anchor, (heading) => {
          heading.focus({ preventScroll: true });
        });
      }}
      className={className}
    >
      {children}
    </a>
  );
}
