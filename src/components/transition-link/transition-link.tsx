import { flushSync } from 'react-dom';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** A link whose page change is a soft cross-fade where the browser has view transitions. */
export function TransitionLink({ to, onClick, ...rest }: ComponentProps<typeof Link>) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        if (typeof document.startViewTransition !== 'function') return;
        if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
        event.preventDefault();
        document.startViewTransition(() => {
          flushSync(() => {
            void navigate(to);
          });
        });
      }}
      {...rest}
    />
  );
}
