import { useCallback, useEffect, useRef, useState, createContext } from 'react';
import type { ReactNode } from 'react';
import { errorCode } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/reservations/reserve-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { useActionAfterLogin } from '#features/account/components/use-action-after-login.ts';
import { useSignInFirst } from '#features/account/components/use-sign-in-first.ts';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { CodeLoadError, lazyCode, needsConnection } from '#ui/progressive/lazy-code.ts';
import * as uiTexts from '#ui/texts.ts';
import type { RequestDialog } from './request/request-dialog.tsx';

type LoadedDialog = typeof RequestDialog;

/** URL fragment that opens the form after the login. */
const requestHash = '#reservar';

/** The code of the form, which is useless without the server. */
export const reservationDialog = lazyCode(
  async () => (await import('./request/request-dialog.tsx')).RequestDialog,
);

/** Provides one form for all Reservar buttons of the page. Its code is loaded on first use. */
export function ReservationFormProvider({
  place,
  children,
}: {
  place: Place;
  children: ReactNode;
}) {
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<LoadedDialog | null>(null);

  const openForm = useCallback(
    () =>
      signInFirst({
        getObstacleText: (sessionUser) => {
          if (needsConnection(reservationDialog)) return uiTexts.needsConnection;
          return sessionUser?.status === 'pending' ? texts.awaitingApproval : '';
        },
        run: async () => {
          const loadedDialog = await reservationDialog.load();
          setDialog(() => loadedDialog);
          setOpen(true);
        },
        login: { hash: requestHash, action: 'reserve' },
        toErrorText: (error) =>
          error instanceof CodeLoadError
            ? chunkErrors.default
            : errorSentence(texts.reservationOpenErrors, errorCode(error)),
      }),
    [signInFirst],
  );
  const acceptsRequests = place.reservation.mode === 'request';
  const matchRequestHash = useCallback(
    (hash: string) => (hash === requestHash && acceptsRequests ? true : null),
    [acceptsRequests],
  );
  useActionAfterLogin(matchRequestHash, () => {
    // No button was pressed after the login. The visible button gets the focus here, so that the closed form returns
    // the focus to it. Buttons hidden by CSS ignore focus().
    for (const button of document.querySelectorAll<HTMLElement>('[data-reserve]')) {
      button.focus({ preventScroll: true });
    }
    return openForm();
  });

  const latestOpenForm = useRef(openForm);
  useEffect(() => {
    latestOpenForm.current = openForm;
  }, [openForm]);
  // Stable callback: a new context value would make React render server-rendered parts again before their chunks are
  // loaded.
  const stableOpenForm = useCallback(() => void latestOpenForm.current(), []);

  return (
    <OpenReservationContext value={stableOpenForm}>
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
    </OpenReservationContext>
  );
}

/** Opens the reservation form of the place. A visitor signs in first. */
export const OpenReservationContext = createContext<() => void>(() => {
  throw new Error('OpenReservationContext needs a ReservationFormProvider above it');
});
