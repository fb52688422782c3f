import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { afterNextFrame, markLeaving } from './leaving.ts';

interface PageLinkProps extends ComponentProps<typeof Link> {
  /** Performs the page change. Default: right after the feedback to the tap. */
  change?: (go: () => void, link: HTMLAnchorElement) => void;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Shows the feedback first, because rendering the next page takes noticeably long. */
export function navigateAfterFeedback(go: () => void): void {
  markLeaving();
  afterNextFrame(go);
}

/** Renders an internal link: the feedback to a tap appears in the next frame, and the page is rendered after it. */
export function PageLink({
  to,
  state,
  onClick,
  change = navigateAfterFeedback,
  ...rest
}: PageLinkProps) {
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
