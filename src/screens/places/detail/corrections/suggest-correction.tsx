import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { ownCorrectionQuery } from '#data/corrections/correction-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import type { Place } from '#domain/place.ts';
import type { User } from '#domain/user.ts';
import { correctionErrors } from '#texts/errors/corrections.ts';
import { chunkErrors } from '#texts/errors/shell.ts';
import { errorSentence } from '#texts/errors.ts';
import { useSession } from '#session/use-session.ts';
import { useAfterLogin } from '#components/sign-in/use-after-login.ts';
import { useSignInFirst } from '#components/sign-in/use-sign-in-first.ts';
import { CodeLoadError, lazyCode } from '#ui/lazy-code.ts';
import type { CorrectionDialog } from './correction-dialog.tsx';

const dialog = lazyCode(async () => (await import('./correction-dialog.tsx')).CorrectionDialog);

/** The address's fragment with which one returns from the login to go on. */
const correctionHash = '#corrigir';

/** The way to tell the super admins what is wrong about a place; a visitor is led through the login. */
export function SuggestCorrection({ place }: { place: Place }) {
  const { user } = useSession();
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const button = useRef<HTMLButtonElement>(null);
  /** uid of who suggests: somebody else may have signed in meanwhile, in another tab. */
  const [suggester, setSuggester] = useState<string | null>(null);
  const [Loaded, setLoaded] = useState<typeof CorrectionDialog | null>(null);

  const begin = useCallback(
    () =>
      signInFirst({
        obstacle: obstacleTo,
        run: async ({ uid }) => {
          // With what is known it opens in the size that it keeps; what cannot be read it says itself.
          const [loaded] = await Promise.all([
            dialog.load(),
            client.prefetchQuery(ownCorrectionQuery(uid, place.id)),
          ]);
          setLoaded(() => loaded);
          setSuggester(uid);
        },
        login: { hash: correctionHash },
        failure: failureText,
      }),
    [signInFirst, client, place.id],
  );
  const goOn = useCallback(() => {
    button.current?.focus();
    return begin();
  }, [begin]);
  useAfterLogin(isAsked, goOn);

  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => void begin()}
        className="flex min-h-11 w-fit items-center gap-2 text-sm text-ink-muted underline underline-offset-4"
      >
        <PencilLine aria-hidden size={16} className="mx-0.5 shrink-0" />
        Sugerir correção
      </button>
      {Loaded && user && suggester === user.uid && (
        <Loaded
          uid={user.uid}
          place={place}
          onClose={() => {
            setSuggester(null);
          }}
        />
      )}
    </>
  );
}

function isAsked(hash: string): true | null {
  return hash === correctionHash || null;
}

function obstacleTo(who: User | null): string {
  return who?.status === 'pending'
    ? 'Sua conta aguarda a aprovação do administrador. Depois dela você poderá sugerir correções.'
    : '';
}

function failureText(error: unknown): string {
  if (error instanceof CodeLoadError) return errorSentence(chunkErrors, 'unavailable');
  return errorSentence(correctionErrors, errorCode(error));
}
