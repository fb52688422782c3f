import { errorCode } from '#domain/app-error.ts';
import { Button } from '#ui/button.tsx';
import type { PlaceEditorState } from '../use-place-editor.ts';

/** What is left to do when the place was removed meanwhile, or is not this person's any more. */
export function GonePlace({ editor, error }: { editor: PlaceEditorState; error: unknown }) {
  const code = errorCode(error);
  if (code === 'permission-denied') {
    return (
      <p className="text-sm text-ink-muted">
        O rascunho fica guardado neste aparelho até você sair da conta.
      </p>
    );
  }
  if (code !== 'not-found') return null;
  return (
    <div>
      <Button variant="secondary" onClick={editor.startAnew}>
        Cadastrar de novo com estes dados
      </Button>
    </div>
  );
}
