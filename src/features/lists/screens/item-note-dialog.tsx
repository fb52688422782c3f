import { itemNoteProblem, maxItemNoteLength } from '#features/lists/model/named-list.ts';
import * as texts from '#features/lists/texts.ts';
import { lengthProblem } from '#shared/text/text-length.ts';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface ItemNoteDialogProps {
  /** Title of the place. */
  title: string;
  note: string;
  /** Rejects if saving fails. */
  onSave: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that edits the note of a place in a list. */
export function ItemNoteDialog({ title, note, onSave, onClose }: ItemNoteDialogProps) {
  const form = useForm({
    start: { note },
    sentences: texts.listChangeErrors,
    problemsOf: (values) => ({
      note: itemNoteProblem(values.note) ? lengthProblem(values.note, maxItemNoteLength) : '',
    }),
    onSubmit: async (values) => {
      await onSave(values.note);
      onClose();
    },
  });
  return (
    <Dialog title={texts.noteAbout(title)} onClose={onClose}>
      <Form form={form} className="mt-1 flex flex-col gap-5">
        <TextField
          label={texts.itemNoteLabel}
          hint={texts.itemNoteHint}
          placeholder={texts.itemNoteExample}
          autoComplete="off"
          ref={focusOnMount}
          {...form.field('note')}
        />
        <FormActions form={form} busyLabel={texts.saving} canRetry onCancel={onClose}>
          {texts.saveItemNote}
        </FormActions>
      </Form>
    </Dialog>
  );
}
