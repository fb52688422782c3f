import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { ownListsQuery } from '#data/lists/named-list-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';
import { listsErrors } from '#texts/errors/lists.ts';
import { errorSentence } from '#texts/errors.ts';
import { chunkErrors } from '#texts/errors/shell.ts';
import { useSession } from '#session/use-session.ts';
import { useAfterLogin } from '../sign-in/use-after-login.ts';
import { useSignInFirst } from '../sign-in/use-sign-in-first.ts';
import { CodeLoadError, lazyCode } from '#ui/lazy-code.ts';
import type { AddToListDialog } from './add-to-list-dialog.tsx';

const dialog = lazyCode(async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog);

/** The address's fragment with which one returns from the login to go on. */
const listHash = '#lista';

interface AddToListProps {
  place: { id: string; title: string };
  className: string;
}

/** The way to put a place into lists of one's own; a visitor is led through the login. */
export function AddToList({ place, className }: AddToListProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const button = useRef<HTMLButtonElement>(null);
  /** uid of who chooses: somebody else may have signed in meanwhile, in another tab. */
  const [chooser, setChooser] = useState<string | null>(null);
  const [Loaded, setLoaded] = useState<typeof AddToListDialog | null>(null);

  const begin = useCallback(
    () =>
      signInFirst({
        obstacle: obstacleTo,
        run: async ({ uid }) => {
          // With what is known it opens in the size that it keeps; what cannot be read it says itself.
          const [loaded] = await Promise.all([
            dialog.load(),
            client.prefetchQuery(ownListsQuery(uid)),
          ]);
          setLoaded(() => loaded);
          setChooser(uid);
        },
        login: { hash: listHash },
        failure: failureText,
      }),
    [signInFirst, client],
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
        aria-label="Adicionar à lista"
        title="Adicionar à lista"
        onClick={() => void begin()}
        className={className}
      >
        <ListPlus aria-hidden size={22} />
      </button>
      {Loaded && user && chooser === user.uid && (
        <Loaded
          uid={user.uid}
          place={place}
          onClose={() => {
            setChooser(null);
          }}
        />
      )}
    </>
  );
}

function isAsked(hash: string): true | null {
  return hash === listHash || null;
}

function failureText(error: unknown): string {
  if (error instanceof CodeLoadError) return errorSentence(chunkErrors, 'unavailable');
  return errorSentence(listsErrors, errorCode(error));
}

function obstacleTo(who: User | null): string {
  return who?.status === 'pending'
    ? 'Sua conta aguarda a aprovação do administrador. Depois dela você poderá criar listas.'
    : '';
}
