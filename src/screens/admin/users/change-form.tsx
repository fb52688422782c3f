import type { ReactNode, SubmitEvent } from 'react';
import { errorCode } from '#domain/app-error.ts';
import type { AppErrorCode } from '#domain/app-error.ts';
import { errorSentence } from '#texts/errors.ts';
import type { ErrorSentences } from '#texts/errors.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { Button } from '#ui/button.tsx';

/** After these the same change would be refused again. */
const final: readonly AppErrorCode[] = [
  'not-found',
  'conflict',
  'permission-denied',
  'account-inactive',
];

interface ChangeFormProps {
  /** The change, as useMutation() tells of it. */
  saving: { isPending: boolean; error: unknown };
  sentences: ErrorSentences;
  submitLabel: string;
  busyLabel: string;
  /** For what takes something away. */
  isDanger?: boolean;
  /** Why it cannot be submitted yet; '' when it can. */
  obstacle?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The body of a dialog that asks before it changes somebody: what, what went wrong, do it or not. */
export function ChangeForm(props: ChangeFormProps) {
  const { saving, sentences, submitLabel, busyLabel, isDanger, obstacle = '', children } = props;
  const { onSubmit, onClose } = props;
  const code = saving.error && !saving.isPending ? errorCode(saving.error) : null;
  const isFinal = code !== null && final.includes(code);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving.isPending && obstacle === '' && !isFinal) onSubmit();
  };

  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-5">
      {children}
      <FormAlert text={code === null ? '' : errorSentence(sentences, code)} />
      <div className="flex flex-col gap-3">
        {!isFinal && (
          <>
            {obstacle && <p className="text-sm text-ink-muted">{obstacle}</p>}
            <Button
              type="submit"
              block
              variant={isDanger ? 'danger' : 'primary'}
              aria-disabled={saving.isPending || obstacle !== ''}
            >
              {saving.isPending ? busyLabel : code === null ? submitLabel : 'Tentar novamente'}
            </Button>
          </>
        )}
        <Button variant="secondary" block onClick={onClose} disabled={saving.isPending}>
          {isFinal ? 'Fechar' : 'Cancelar'}
        </Button>
      </div>
    </form>
  );
}
