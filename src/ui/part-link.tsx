import type { ReactNode } from 'react';
import { showPart } from './show-part.ts';

interface PartLinkProps {
  /** Id of the heading of a part of this page. */
  anchor: string;
  className: string;
  children: ReactNode;
}

/** Leads further down on the same page. */
export function PartLink({ anchor, className, children }: PartLinkProps) {
  return (
    <a
      href={`#${anchor}`}
      onClick={(event) => {
        // Scrolls without a new entry in the history: Back leaves the page, as one expects.
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
