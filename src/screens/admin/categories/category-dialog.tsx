import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EditConflictError } from '#data/admin/edited-fields.ts';
import { categoryMutation } from '#data/categories/category-admin-queries.ts';
import { createCategory, updateCategory } from '#data/categories/category-writes.ts';
import { errorCode } from '#domain/app-error.ts';
import {
  categoryBounds,
  categoryContent,
  categoryProblem,
  draftOfCategory,
  newCategoryDraft,
} from '#domain/category-draft.ts';
import type { CategoryDraft } from '#domain/category-draft.ts';
import type { Category } from '#domain/category.ts';
import { categoryEditErrors, categorySaveErrors } from '#texts/errors/category-keeping.ts';
import { errorSentence } from '#texts/errors.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { useLeaveWarning } from '#components/saving/use-leave-warning.ts';
import { TextArea } from '#components/text-area/text-area.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useRefusal } from '../use-refusal.ts';
import { IconChoice } from './icon-choice.tsx';

interface CategoryDialogProps {
  uid: string;
  /** What is edited; null makes a new one. */
  category: Category | null;
  categories: readonly Category[];
  onClose: () => void;
}

/** Makes a category or edits one. */
export function CategoryDialog({ uid, category, categories, onClose }: CategoryDialogProps) {
  const toast = useToast();
  const onRefused = useRefusal();
  const start = category ? draftOfCategory(category) : newCategoryDraft;
  const [draft, setDraft] = useState(start);
  const [nameError, setNameError] = useState('');
  const change = (changes: Partial<CategoryDraft>) => {
    setDraft((known) => ({ ...known, ...changes }));
  };
  const saving = useMutation({
    ...categoryMutation(useQueryClient(), uid, (next: CategoryDraft) =>
      category ? updateCategory(uid, category, next) : createCategory(uid, next),
    ),
    onError: onRefused,
  });
  useLeaveWarning(JSON.stringify(draft) !== JSON.stringify(start));

  const close = () => {
    if (!saving.isPending) onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const problem = problemText(draft, categories, category?.id ?? null);
    setNameError(problem);
    if (problem !== '') {
      const field = event.currentTarget.elements.namedItem('name');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    saving.mutate(draft, {
      onSuccess: () => {
        toast(category ? 'Categoria salva' : 'Categoria criada');
        onClose();
      },
    });
  };

  return (
    <Dialog
      title={category ? 'Editar Categoria' : 'Nova Categoria'}
      open
      onClose={close}
      closeLabel="Fechar"
    >
      <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-4">
        <TextField
          label="Nome"
          name="name"
          required
          autoComplete="off"
          maxLength={categoryBounds.name}
          value={draft.name}
          onChange={(event) => {
            change({ name: event.target.value });
            setNameError('');
          }}
          error={nameError}
          hint={addressHint(draft, category)}
        />
        <TextArea
          label="Descrição"
          name="description"
          rows={3}
          maxLength={categoryBounds.description}
          value={draft.description}
          onChange={(description) => {
            change({ description });
          }}
        />
        <IconChoice
          name={draft.name}
          icon={draft.icon}
          onChange={(icon) => {
            change({ icon });
          }}
        />
        <TextField
          label="Ordem"
          name="order"
          type="number"
          inputMode="numeric"
          min={0}
          max={categoryBounds.order}
          step={1}
          value={draft.order}
          onChange={(event) => {
            change({ order: event.target.value });
          }}
          hint="Categorias com menor número aparecem primeiro"
        />
        <Switch
          checked={draft.isActive}
          onChange={(isActive) => {
            change({ isActive });
          }}
        >
          <span className="font-semibold">Categoria ativa</span>
          <span className="block text-sm text-ink-muted">
            Só categorias ativas aparecem para os visitantes.
          </span>
        </Switch>
        <FormAlert
          text={
            saving.error && !saving.isPending
              ? errorSentence(
                  saving.error instanceof EditConflictError
                    ? categoryEditErrors
                    : categorySaveErrors,
                  errorCode(saving.error),
                )
              : ''
          }
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" aria-disabled={saving.isPending} onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" aria-disabled={saving.isPending}>
            {saving.isPending ? 'Salvando...' : 'Salvar'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function problemText(
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
      return `A categoria “${problem.by}” já usa este endereço. Escolha outro nome.`;
  }
}

function addressHint(draft: CategoryDraft, category: Category | null): string | undefined {
  const { slug } = categoryContent(draft);
  if (slug === '') return undefined;
  return category && category.slug !== slug
    ? `O endereço passa de /places/${category.slug} para /places/${slug}: links antigos deixam de funcionar.`
    : `Endereço: /places/${slug}`;
}
