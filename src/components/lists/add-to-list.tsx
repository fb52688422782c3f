import { useCallback, useRef, useState } from 'react';
import { ListPlus } from 'lucide-react';
import { errorCode } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';
import { listsErrors } from '#texts/errors/lists.ts';
import { errorSentence } from '#texts/errors.ts';
import { useSession } from '#session/use-session.ts';
import { lazyDialog } from '../lazy-part/lazy-part.tsx';
import { useAfterLogin } from '../sign-in/use-after-login.ts';
import { useSignInFirst } from '../sign-in/use-sign-in-first.ts';

const AddToListDialog = lazyDialog(
  async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog,
);

/** The address's fragment with which one returns from the login to go on. */
const listHash = '#lista';

interface AddToListProps {
  place: { id: string; title: string };
  className: string;
}

/** The way to put a place into lists of one's own; a visitor is led through the login. */
export function AddToList({ place, className }: AddToListProps) {
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const button = useRef<HTMLButtonElement>(null);
  /** uid of who chooses: somebody else may have signed in meanwhile, in another tab. */
  const [chooser, setChooser] = useState<string | null>(null);

  const begin = useCallback(
    () =>
      signInFirst({
        obstacle: obstacleTo,
        run: ({ uid }) => {
          setChooser(uid);
        },
        login: { hash: listHash },
        failure: (error) => errorSentence(listsErrors, errorCode(error)),
      }),
    [signInFirst],
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
      {user && chooser === user.uid && (
        <AddToListDialog
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

function obstacleTo(who: User | null): string {
  return who?.status === 'pending'
    ? 'Sua conta aguarda a aprovação do administrador. Depois dela você poderá criar listas.'
    : '';
}
