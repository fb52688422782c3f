import { errorCode } from '#shared/app-error.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Button } from '#ui/button.tsx';
import type { PlaceEditorState } from '../use-place-editor.ts';

/** Renders the reason why the place is not stored. Has no retry button: the user presses the save button again. */
export function SavingFailure({ editor }: { editor: PlaceEditorState }) {
  const { saving } = editor;
  if (saving.kind !== 'failed') return null;
  const code = errorCode(saving.error);
  const sentence =
    saving.step === 'basics'
      ? texts.basicDataErrorText(errorSentence(texts.placeBasicsErrors, code))
      : errorSentence(texts.placeSaveErrors, code);
  return (
    <>
      <FormAlert text={sentence} />
      {code === 'permission-denied' && <p className="text-sm text-ink-muted">{texts.draftKept}</p>}
      {code === 'not-found' && (
        <Button variant="secondary" onClick={editor.createCopy}>
          {texts.createAgain}
        </Button>
      )}
    </>
  );
}
