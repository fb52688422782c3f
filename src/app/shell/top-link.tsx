import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';
import { PageLink } from '#ui/page-link.tsx';

/** Returns the classes of an entry of the header of wide screens. */
export const topEntryClasses = (isCurrent: boolean) =>
  cx(
    'inline-flex min-h-11 items-center rounded-control px-2 font-medium hover:bg-sunken xl:px-3',
    isCurrent ? 'text-sea-ink underline decoration-2 underline-offset-8' : 'text-ink',
  );

interface TopLinkProps extends Omit<ComponentProps<typeof PageLink>, 'className'> {
  isCurrent: boolean;
}

/** Renders a link in the header of wide screens. */
export function TopLink({ isCurrent, ...link }: TopLinkProps) {
  return (
    <PageLink
      aria-current={isCurrent ? 'page' : undefined}
      className={topEntryClasses(isCurrent)}
      {...link}
    />
  );
}
