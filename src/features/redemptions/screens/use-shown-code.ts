import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  codeParameter,
  overPage,
  shownRedemption,
} from '#features/redemptions/components/code-link.ts';

/**
 * The redemption whose code is shown. It stands in the address, so that a reload finds it again and Back leaves it.
 */
export function useShownCode() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const left = useRef('');
  return {
    id: shownRedemption(params),
    show: (id: string) => {
      void navigate(`${location.pathname}?${codeParameter}=${id}`, { state: overPage });
    },
    close: () => {
      // The entry is left a moment later: who presses twice leaves it once.
      if (left.current === location.key) return;
      left.current = location.key;
      const state = location.state as Partial<typeof overPage> | null;
      if (state?.isOverPage) void navigate(-1);
      else void navigate(location.pathname, { replace: true });
    },
    /** To the offer itself, from wherever the code was shown. */
    backToOffer: () => void navigate(location.pathname, { replace: true }),
  };
}
