import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { LocalGoogleIdentity } from '#data/auth/google-identity.ts';
import { UserAvatar } from '#components/user-avatar/user-avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Google accounts with the e-mails of the demonstration: whoever chooses one is the same person there. */
const identities: readonly LocalGoogleIdentity[] = [
  { displayName: 'Marina Cardoso', email: 'membro@guiadailha.test' },
  { displayName: 'Otávio Silveira', email: 'gerente@guiadailha.test' },
  { displayName: 'Helena Duarte', email: 'admin@guiadailha.test' },
  { displayName: 'Rafael Nunes', email: 'socio@guiadailha.test' },
  { displayName: 'Sérgio Prado', email: 'inativo@guiadailha.test' },
];

interface LocalAccountChooserProps {
  onClose: () => void;
  onChosen: (identity: LocalGoogleIdentity) => void;
}

/** Plays Google's window over the local Auth: choose a test account, or make one up. */
export function LocalAccountChooser({ onClose, onChosen }: LocalAccountChooserProps) {
  const [typed, setTyped] = useState<LocalGoogleIdentity>({ displayName: '', email: '' });
  const [problem, setProblem] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('google-email');
    if (!(field instanceof HTMLInputElement)) return;
    if (field.value.trim() !== '' && !field.validity.typeMismatch) {
      onChosen(typed);
      return;
    }
    setProblem('Informe um e-mail válido.');
    field.focus();
  };

  return (
    <Dialog title="Escolha uma conta Google de teste" open onClose={onClose} closeLabel="Fechar">
      <p className="mt-1 text-sm text-ink-muted">
        No ambiente local, o Google é simulado. Nenhuma conta real é usada.
      </p>
      <ul className="mt-4 divide-y divide-line overflow-hidden rounded-control border border-line">
        {identities.map((identity) => (
          <li key={identity.email}>
            <button
              type="button"
              onClick={() => {
                onChosen(identity);
              }}
              className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left -outline-offset-3 hover:bg-sunken"
            >
              <UserAvatar name={identity.displayName} photoURL="" size="medium" />
              <span className="min-w-0">
                <span className="block font-semibold">{identity.displayName}</span>
                <span className="block truncate text-sm text-ink-muted">{identity.email}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
        <h3 className="font-bold">Usar outra conta</h3>
        <TextField
          label="Nome na conta Google"
          name="google-name"
          autoComplete="off"
          maxLength={200}
          value={typed.displayName}
          onChange={(event) => {
            setTyped({ ...typed, displayName: event.target.value });
          }}
        />
        <TextField
          label="E-mail da conta Google"
          name="google-email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={320}
          value={typed.email}
          onChange={(event) => {
            setTyped({ ...typed, email: event.target.value });
            setProblem('');
          }}
          error={problem}
        />
        <Button type="submit" block>
          Continuar com esta conta
        </Button>
      </form>
    </Dialog>
  );
}
