import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { erasureConfirmation, isErasureConfirmation } from '#domain/account-erasure.ts';
import { errorCode } from '#domain/app-error.ts';
import { accountErasureErrors } from '#texts/errors/privacy.ts';
import { errorSentence } from '#texts/errors.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { ReauthenticationDialog } from '#components/reauthentication/reauthentication-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErasure } from './use-erasure.ts';

/** Says what goes and what stays, and asks for a word that nobody types by accident. */
export function ErasureDialog({ onClose }: { onClose: () => void }) {
  const erasure = useErasure();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isErasureConfirmation(typed)) {
      erasure.erase(typed);
      return;
    }
    setProblem(`Digite ${erasureConfirmation} para confirmar.`);
    event.currentTarget.querySelector('input')?.focus();
  };

  if (erasure.needsProof) {
    return <ReauthenticationDialog onConfirmed={erasure.proven} onClose={erasure.forget} />;
  }
  return (
    <Dialog
      title="Excluir sua conta?"
      open
      closeLabel="Fechar"
      onClose={() => {
        if (!erasure.isErasing) onClose();
      }}
    >
      <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-5">
        <Consequences />
        <TextField
          label={`Para confirmar, digite ${erasureConfirmation}`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          value={typed}
          readOnly={erasure.isErasing}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
          }}
          error={problem}
        />
        <FormAlert
          text={
            erasure.error === null
              ? ''
              : errorSentence(accountErasureErrors, errorCode(erasure.error))
          }
        />
        <div className="flex flex-col gap-3">
          <Button type="submit" variant="danger" block aria-disabled={erasure.isErasing}>
            {submitLabel(erasure.isErasing, erasure.error !== null)}
          </Button>
          <Button variant="quiet" block onClick={onClose} disabled={erasure.isErasing}>
            Manter minha conta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function submitLabel(isErasing: boolean, hasFailed: boolean): string {
  if (isErasing) return 'Excluindo sua conta...';
  return hasFailed ? 'Tentar novamente' : 'Excluir definitivamente';
}

function Consequences() {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">O que é apagado</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-muted">
          <li>seu perfil, sua foto e seu acesso;</li>
          <li>seus favoritos, suas reservas e seu histórico;</li>
          <li>sua participação no clube, com a assinatura cancelada.</li>
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">O que fica, sem o seu nome</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-muted">
          <li>suas avaliações, assinadas “Usuário removido”;</li>
          <li>as denúncias que você fez;</li>
          <li>os registros de pagamento e de uso do clube que a lei manda guardar.</li>
        </ul>
      </div>
    </div>
  );
}
