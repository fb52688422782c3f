import { errorCode } from '#shared/app-error.ts';
import {
  basicDataErrorText,
  placeSaveErrors,
  placeBasicsErrors,
} from '#features/place-editor/panel-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Button } from '#ui/button.tsx';
import type { PlaceEditorState } from '../use-place-editor.ts';

/** Renders the reason why the place is not stored. The button that was pressed serves as the retry button. */
export function SavingFailure({ editor }: { editor: PlaceEditorState }) {
  const { saving } = editor;
  if (saving.kind !== 'failed') return null;
  const code = errorCode(saving.error);
  const sentence =
    saving.step === 'basics'
      ? basicDataErrorText(errorSentence(placeBasicsErrors, code))
      : errorSentence(placeSaveErrors, code);
  return (
    <>
      <FormAlert text={sentence} />
      {code === 'permission-denied' && (
        <p className="text-sm text-ink-muted">
          O rascunho fica guardado neste aparelho até você sair da conta.
        </p>
      )}
      {code === 'not-found' && (
        <Button variant="secondary" onClick={editor.createCopy}>
          Cadastrar de novo com estes dados
        </Button>
      )}
    </>
  );
}
