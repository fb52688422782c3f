import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as texts from '#ui/texts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { leavingEvent } from './can-leave-page.ts';
import { useBackGuard } from '../use-back-guard.ts';
import { useRouterPath } from '../use-router-path.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

const backTarget = Symbol('back');

interface LeaveGuardProps {
  /** True while there are unsaved changes. */
  isNeeded: boolean;
  /** Sentence that names the unsaved changes. */
  children: string;
}

/** Asks for confirmation before a link, an in-app search, Back or the browser leaves a page with unsaved changes. */
export function LeaveGuard({ isNeeded, children }: LeaveGuardProps) {
  useLeaveWarning(isNeeded);
  const navigate = useNavigate();
  const toRouterPath = useRouterPath();
  /** Path within the app, or `back` for the previous history entry. */
  const [leaveTarget, setLeaveTarget] = useState<string | typeof backTarget | null>(null);
  const { arm, leave } = useBackGuard(isNeeded, () => {
    setLeaveTarget(backTarget);
  });

  useEffect(() => {
    if (!isNeeded) return;
    const interceptLeave = (event: MouseEvent | CustomEvent<string>) => {
      const address = event instanceof CustomEvent ? null : addressOfLink(event);
      const path = event instanceof CustomEvent ? event.detail : address && toRouterPath(address);
      if (path === null) return;
      event.preventDefault();
      // If a page has several guards, only one asks.
      event.stopImmediatePropagation();
      setLeaveTarget(path);
    };
    // Runs before the handlers of the link.
    document.addEventListener('click', interceptLeave, { capture: true });
    document.addEventListener(leavingEvent, interceptLeave);
    return () => {
      document.removeEventListener('click', interceptLeave, { capture: true });
      document.removeEventListener(leavingEvent, interceptLeave);
    };
  }, [isNeeded, toRouterPath]);

  const stayOnPage = () => {
    if (leaveTarget === backTarget) arm();
    setLeaveTarget(null);
  };
  return (
    <ConfirmDialog
      title={texts.leaveTitle}
      open={leaveTarget !== null}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onClose={stayOnPage}
      onConfirm={() => {
        setLeaveTarget(null);
        if (leaveTarget === backTarget) leave();
        // Replaces the extra history entry that useBackGuard() has added.
        else if (leaveTarget !== null) void navigate(leaveTarget, { replace: true });
      }}
    >
      <p className="text-ink-muted">{children}</p>
    </ConfirmDialog>
  );
}

/** Returns the address within the app that a click opens in this tab; null for any other click. */
function addressOfLink(event: MouseEvent): string | null {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || opensElsewhere || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  // A link to another language loads another document, which useLeaveWarning() guards.
  if (!link?.href || link.target || link.hreflang || link.origin !== location.origin) return null;
  return link.pathname + link.search + link.hash;
}
