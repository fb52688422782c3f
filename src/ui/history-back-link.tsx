import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as texts from '#ui/texts.ts';

interface HistoryBackLinkProps {
  /** Target if the user opened this page directly. */
  to: string;
  className: string;
  children: ReactNode;
}

/** The router numbers its history entries; the first one of a visit has no app page before it. */
function hasPreviousAppPage(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Renders a link back to the previous list in its earlier state; after a direct visit it leads to `to`. */
export function HistoryBackLink({ to, className, children }: HistoryBackLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      aria-label={texts.back}
      title={texts.back}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !hasPreviousAppPage()) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
