import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { afterNextFrame, markLeaving } from './leaving.ts';

interface PageLinkProps extends ComponentProps<typeof Link> {
  /** Performs the page change. Default: right after the feedback to the tap. */
  changePage?: (goToPage: () => void, link: HTMLAnchorElement) => void;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Shows the feedback first, because rendering the next page takes noticeably long. */
export function navigateAfterFeedback(goToPage: () => void): void {
  markLeaving();
  afterNextFrame(goToPage);
}

/** Renders an internal link: the feedback to a tap appears in the next frame, and the page is rendered after it. */
export function PageLink({
  to,
  state,
  onClick,
  changePage = navigateAfterFeedback,
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
        changePage(() => void navigate(to, { state: state as unknown, replace }), link);
      }}
      {...rest}
    />
  );
}
