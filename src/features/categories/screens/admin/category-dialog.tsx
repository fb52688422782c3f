import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EditConflictError } from '#features/audit/data/edited-fields.ts';
import { categoryMutation } from '#features/categories/data/category-admin-queries.ts';
import { createCategory, updateCategory } from '#features/categories/data/category-writes.ts';
import {
  categoryBounds,
  toCategoryContent,
  categoryProblem,
  toCategoryDraft,
  newCategoryDraft,
} from '#features/categories/model/category-draft.ts';
import type { CategoryDraft } from '#features/categories/model/category-draft.ts';
import type { Category } from '#features/categories/model/category.ts';
import { categoryEditErrors, categorySaveErrors } from '#features/categories/panel-texts.ts';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { IconChoice } from './icon-choice.tsx';

interface CategoryDialogProps {
  uid: string;
  /** The edited category; null creates one. */
  category: Category | null;
  categories: readonly Category[];
  onClose: () => void;
}

/** Renders the form that creates or edits a category. */
export function CategoryDialog({ uid, category, categories, onClose }: CategoryDialogProps) {
  const toast = useToast();
  const initialDraft = category ? toCategoryDraft(category) : newCategoryDraft;
  const saveMutation = useMutation({
    ...categoryMutation(useQueryClient(), uid, (next: CategoryDraft) =>
      category ? updateCategory(uid, category, next) : createCategory(uid, next),
    ),
  });
  const form = useForm<CategoryDraft>({
    start: initialDraft,
    sentences: (error) =>
      error instanceof EditConflictError ? categoryEditErrors : categorySaveErrors,
    problemsOf: (draft) => ({ name: nameProblemText(draft, categories, category?.id ?? null) }),
    onSubmit: async (draft) => {
      await saveMutation.mutateAsync(draft);
      toast(category ? 'Categoria salva' : 'Categoria criada');
      onClose();
    },
  });
  useLeaveWarning(form.isDirty);
  const icon = form.field('icon');

  return (
    <Dialog
      title={category ? 'Editar Categoria' : 'Nova Categoria'}
      onClose={onClose}
      isBusy={form.isBusy}
    >
      <Form form={form} className="mt-2 flex flex-col gap-4">
        <TextField
          label="Nome"
          required
          autoComplete="off"
          maxLength={categoryBounds.name}
          {...form.field('name')}
          hint={slugHint(form.values, category)}
        />
        <TextArea
          label="Descrição"
          rows={3}
          measure={textLength(categoryBounds.description)}
          {...form.field('description')}
        />
        <IconChoice name={form.values.name} icon={icon.value} onChange={icon.onChange} />
        <TextField
          label="Ordem"
          type="number"
          inputMode="numeric"
          min={0}
          max={categoryBounds.order}
          step={1}
          {...form.field('order')}
          hint="Categorias com menor número aparecem primeiro"
        />
        <Switch {...form.toggle('isActive')}>
          <span className="font-semibold">Categoria ativa</span>
          <span className="block text-sm text-ink-muted">
            Só categorias ativas aparecem para os visitantes.
          </span>
        </Switch>
        <FormActions form={form} busyLabel="Salvando..." onCancel={onClose}>
          Salvar
        </FormActions>
      </Form>
    </Dialog>
  );
}

function nameProblemText(
  draft: CategoryDraft,
  categories: readonly Category[],
  id: string | null,
): string {
  const problem = categoryProblem(draft, categories, id);
  switch (problem?.kind) {
    case undefined:
      return '';
    case 'name-missing':
      return 'Informe o nome da categoria.';
    case 'slug-empty':
      return 'Use letras ou números: o endereço da categoria sai do nome.';
    case 'slug-taken':
      return `A categoria “${problem.takenBy}” já usa este endereço. Escolha outro nome.`;
  }
}

function slugHint(draft: CategoryDraft, category: Category | null): string | undefined {
  const { slug } = toCategoryContent(draft);
  if (slug === '') return undefined;
  return category && category.slug !== slug
    ? `O endereço passa de /places/${category.slug} para /places/${slug}: links antigos deixam de funcionar.`
    : `Endereço: /places/${slug}`;
}
