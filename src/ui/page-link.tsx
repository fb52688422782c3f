import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { afterFrame, markLeaving } from './leaving.ts';

interface PageLinkProps extends ComponentProps<typeof Link> {
  /** How the page changes: as soon as the tap has been answered, unless said otherwise. */
  change?: (go: () => void, link: HTMLAnchorElement) => void;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** The next page takes longer to draw than a finger waits for an answer. */
export function answerFirst(go: () => void): void {
  markLeaving();
  afterFrame(go);
}

/** A link to another page of the guide: the tap is seen in the next frame, and the page is drawn after it. */
export function PageLink({ to, state, onClick, change = answerFirst, ...rest }: PageLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      state={state as unknown}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        const link = event.currentTarget;
        const replace = link.href === window.location.href;
        change(() => void navigate(to, { state: state as unknown, replace }), link);
      }}
      {...rest}
    />
  );
}
