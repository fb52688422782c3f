import { useLocation, useNavigate } from 'react-router-dom';

const pageSize = 24;
/** A bound for what a history entry can ask to be drawn at once. */
const maxShown = 50 * pageSize;

/** How many results are shown, kept in the history entry so that Back finds as many. */
export function useShownCount() {
  const location = useLocation();
  const navigate = useNavigate();
  const kept: unknown = (location.state as { shown?: unknown } | null)?.shown;
  const shown = typeof kept === 'number' ? Math.min(Math.max(kept, pageSize), maxShown) : pageSize;
  return {
    shown,
    showMore: () => {
      void navigate(location, { replace: true, state: { shown: shown + pageSize } });
    },
  };
}
