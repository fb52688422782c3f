import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorCode } from '#domain/app-error.ts';
import type { Place } from '#domain/place.ts';
import { reservationOpenErrors } from '#texts/errors/reservations.ts';
import { errorSentence } from '#texts/errors.ts';
import { useSession, useSessionActions } from '#session/use-session.ts';
import type { LoginState } from '#components/favorite-button/login-state.ts';
import { useToast } from '#ui/toast.tsx';
import type { RequestDialog } from './request/request-dialog.tsx';
import { ReserveContext } from './reserve-context.ts';

type LoadedDialog = typeof RequestDialog;

/** The fragment with which one returns from the login to the form. */
const requestHash = '#reservar';

const pendingText =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá pedir reservas.';

async function loadDialog(): Promise<LoadedDialog> {
  return (await import('./request/request-dialog.tsx')).RequestDialog;
}

/** One form for all Reservar buttons of the page. Its code comes when it is asked for. */
export function ReserveRequests({ place, children }: { place: Place; children: ReactNode }) {
  const { user, status } = useSession();
  const { settled } = useSessionActions();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<LoadedDialog | null>(null);
  const isOpening = useRef(false);

  const open = useCallback(async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const session = status === 'signed-out' ? null : await settled();
      if (session?.status === 'failed') throw session.error;
      if (session?.status !== 'signed-in') {
        const state: LoginState = { from: pathname + search + requestHash };
        await navigate('/login', { state });
      } else if (session.user.status === 'pending') {
        toast(pendingText);
      } else {
        const loaded = await loadDialog();
        setDialog(() => loaded);
        setOpen(true);
      }
    } catch (error) {
      toast(errorSentence(reservationOpenErrors, errorCode(error)));
    } finally {
      isOpening.current = false;
    }
  }, [status, settled, pathname, search, navigate, toast]);

  // Back from the login, one goes on where one was.
  const asksToOpen = hash === requestHash && user !== null && place.reservation.mode === 'request';
  useEffect(() => {
    if (!asksToOpen) return;
    const resume = async () => {
      await navigate({ pathname, search }, { replace: true, state: { isSamePage: true } });
      await open();
    };
    void resume();
  }, [asksToOpen, pathname, search, navigate, open]);

  return (
    <ReserveContext value={() => void open()}>
      {children}
      {user && Dialog && (
        <Dialog
          key={user.uid}
          place={place}
          user={user}
          open={isOpen}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </ReserveContext>
  );
}
