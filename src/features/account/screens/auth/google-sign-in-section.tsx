import { startTransition, useEffect, useRef, useState, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeGoogleRedirect } from '#features/account/data/auth/google-redirect.ts';
import type {
  GoogleSignInResult,
  GooglePurpose,
} from '#features/account/data/session/session-state.ts';
import { useSessionActions } from '#features/account/components/session/use-session.ts';
import { GoogleButton } from '#features/account/components/google-sign-in/google-button.tsx';
import * as texts from '#features/account/sign-in-texts.ts';
import { readLoginState } from './use-redirect-after-sign-in.ts';

interface GoogleSignInSectionProps {
  purpose: GooglePurpose;
  label: string;
  isBusy: boolean;
  attempt: (action: () => Promise<void>) => Promise<void>;
  onSignedIn?: (result: GoogleSignInResult) => void;
}

/** Renders the Google sign-in and completes it after a redirect. */
export function GoogleSignInSection({
  purpose,
  label,
  isBusy,
  attempt,
  onSignedIn,
}: GoogleSignInSectionProps) {
  const { signInWithGoogle, finishGoogleSignIn } = useSessionActions();
  const location = useLocation();
  const navigate = useNavigate();

  const [isReturning, setReturning] = useState(false);
  const isFinishing = useRef(false);

  // takeGoogleRedirect() returns the data only once, so repeated effects are harmless.
  useEffect(() => {
    const redirect = takeGoogleRedirect();
    if (!redirect) return;
    // In one transition, so that the restored state is in place before the sign-in completes.
    startTransition(() => {
      void navigate(location, { replace: true, state: readLoginState(redirect.kept) });
      setReturning(true);
    });
  });
  useEffect(() => {
    if (!isReturning || isFinishing.current) return;
    isFinishing.current = true;
    void attempt(async () => {
      const result = await finishGoogleSignIn(purpose);
      onSignedIn?.(result);
    });
  }, [isReturning, attempt, finishGoogleSignIn, purpose, onSignedIn]);

  // If the user goes back from Google's page, the browser restores this page in its busy state, so it is reloaded.
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted && isBusy) window.location.reload();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [isBusy]);

  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-3 text-sm text-ink-muted">
        <span className="flex-1 border-t border-line" />
        {texts.orOtherWay}
        <span className="flex-1 border-t border-line" />
      </p>
      <GoogleButton
        label={label}
        isBusy={isBusy}
        onChosen={(identity) => {
          const { isBelow: _below, ...loginState } = readLoginState(location.state);
          void attempt(async () => {
            // After a redirect to Google, the previous page is no longer the history entry below (`isBelow`).
            const options = { ...(identity && { identity }), kept: loginState };
            const result = await signInWithGoogle(purpose, options);
            onSignedIn?.(result);
          });
        }}
      />
    </div>
  );
}

/** Runs the Google sign-in with `run` of the form above the button, so that the form shows the error. */
export function useGoogleAttempt(run: (action: () => Promise<void>) => Promise<void>) {
  const [isRunning, setRunning] = useState(false);
  const attempt = useCallback(
    (action: () => Promise<void>) =>
      run(async () => {
        setRunning(true);
        try {
          await action();
        } finally {
          setRunning(false);
        }
      }),
    [run],
  );
  return { attempt, isUnderWay: isRunning };
}
