import { listProblems, listRecord } from '#features/lists/model/named-list.ts';
import type { ListDraft } from '#features/lists/model/named-list.ts';
import * as texts from '#features/lists/texts.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';

interface ListFormProps {
  initialDraft: ListDraft;
  sentences: ErrorSentences;
  submitLabel: string;
  /** Rejects if saving fails. */
  onSave: (draft: ListDraft) => unknown;
  onCancel: () => void;
}

/** Form for the name and the note of a list. */
export function ListForm({
  initialDraft,
  sentences,
  submitLabel,
  onSave,
  onCancel,
}: ListFormProps) {
  const form = useForm<ListDraft>({ start: initialDraft, sentences, problemsOf, onSubmit: onSave });
  return (
    <Form form={form} className="mt-1 flex flex-col gap-5">
      <TextField
        label={texts.nameLabel}
        placeholder={texts.nameExample}
        autoComplete="off"
        ref={focusOnMount}
        {...form.field('name')}
      />
      <TextArea
        label={texts.noteLabel}
        rows={3}
        measure={textLength(listRecord.fields.note.maxLength)}
        {...form.field('note')}
      />
      <FormActions form={form} busyLabel={texts.saving} canRetry onCancel={onCancel}>
        {submitLabel}
      </FormActions>
    </Form>
  );
}

function problemsOf(draft: ListDraft) {
  const { name } = listProblems(draft);
  return {
    name:
      name?.kind === 'missing'
        ? texts.nameMissing
        : lengthProblem(draft.name, listRecord.fields.name.maxLength),
    note: lengthProblem(draft.note, listRecord.fields.note.maxLength),
  };
}
