import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

interface HistoryBackLinkProps {
  /** Where to when one came from outside, straight to this page. */
  to: string;
  className: string;
  children: ReactNode;
}

/** The router numbers its entries; the first one of a visit has nothing of the app behind it. */
function hasAppBehind(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Back to the list one came from, as it was left; otherwise to a page that makes sense. */
export function HistoryBackLink({ to, className, children }: HistoryBackLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      aria-label="Voltar"
      title="Voltar"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !hasAppBehind()) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
