import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EditConflictError } from '#features/audit/data/audited-record.ts';
import { categoryMutation } from '#features/categories/data/category-admin-queries.ts';
import { createCategory, updateCategory } from '#features/categories/data/category-writes.ts';
import {
  toCategoryContent,
  categoryProblem,
  toCategoryDraft,
  newCategoryDraft,
} from '#features/categories/model/category-draft.ts';
import type { CategoryDraft } from '#features/categories/model/category-draft.ts';
import { maxCategoryOrder, categoryIcons } from '#features/categories/model/category-options.ts';
import type { CategoryIcon } from '#features/categories/model/category-options.ts';
import { categoryRecord } from '#features/categories/model/category.ts';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/categories/panel-texts.ts';
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
import { categoryCardIcon } from '#features/categories/model/category-icon.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { TranslationsSection } from '#features/language/components/translation-fields.tsx';
import { cx } from '#ui/class-names.ts';

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
      error instanceof EditConflictError ? texts.categoryEditErrors : texts.categorySaveErrors,
    problemsOf: (draft) => ({ name: nameProblemText(draft, categories, category?.id ?? null) }),
    onSubmit: async (draft) => {
      await saveMutation.mutateAsync(draft);
      toast(category ? texts.categorySaved : texts.categoryCreated);
      onClose();
    },
  });
  useLeaveWarning(form.isDirty);
  const icon = form.field('icon');

  return (
    <Dialog
      title={category ? texts.editCategory : texts.newCategory}
      onClose={onClose}
      isBusy={form.isBusy}
    >
      <Form form={form} className="mt-2 flex flex-col gap-4">
        <TextField
          label={texts.nameLabel}
          required
          autoComplete="off"
          maxLength={categoryRecord.fields.name.maxLength}
          {...form.field('name')}
          hint={slugHint(form.values, category)}
        />
        <TextArea
          label={texts.descriptionLabel}
          rows={3}
          measure={textLength(categoryRecord.fields.description.maxLength)}
          {...form.field('description')}
        />
        <TranslationsSection
          field={categoryRecord.fields.translations}
          labels={{ name: texts.nameLabel, description: texts.descriptionLabel }}
          rows={{ description: 3 }}
          {...form.field('translations')}
        />
        <IconChoice name={form.values.name} icon={icon.value} onChange={icon.onChange} />
        <TextField
          label={texts.orderLabel}
          type="number"
          inputMode="numeric"
          min={0}
          max={maxCategoryOrder}
          step={1}
          {...form.field('order')}
          hint={texts.orderHint}
        />
        <Switch {...form.toggle('isActive')}>
          <span className="font-semibold">{texts.activeLabel}</span>
          <span className="block text-sm text-ink-muted">{texts.activeHint}</span>
        </Switch>
        <FormActions form={form} busyLabel={texts.saving} onCancel={onClose}>
          {texts.save}
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
      return texts.nameMissing;
    case 'slug-empty':
      return texts.slugEmpty;
    case 'slug-taken':
      return texts.slugTaken(problem.takenBy);
  }
}

function slugHint(draft: CategoryDraft, category: Category | null): string | undefined {
  const { slug } = toCategoryContent(draft);
  if (slug === '') return undefined;
  return category && category.slug !== slug
    ? texts.slugChange(category.slug, slug)
    : texts.slugPath(slug);
}

interface IconChoiceProps {
  /** Name of the category. A keyword in it selects another icon for visitors (categoryCardIcon()). */
  name: string;
  icon: CategoryIcon;
  onChange: (icon: CategoryIcon) => void;
}

/** Renders the available icons as a group of radio buttons. */
function IconChoice({ name, icon, onChange }: IconChoiceProps) {
  const isIconFromName = categoryCardIcon({ name, icon }) !== icon;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{texts.iconLabel}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {categoryIcons.map((option) => (
          <label
            key={option}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-2.5 py-1.5 text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea sm:flex-col sm:justify-center sm:text-center',
              option === icon
                ? 'border-sea bg-sea-soft text-sea-ink'
                : 'border-line bg-surface text-ink hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name="icon"
              value={option}
              checked={option === icon}
              onChange={() => {
                onChange(option);
              }}
              className="sr-only"
            />
            <CategoryGlyph category={{ name: '', icon: option }} size={20} />
            {texts.categoryIconLabels[option]}
          </label>
        ))}
      </div>
      {isIconFromName && <p className="mt-1.5 text-sm text-ink-muted">{texts.iconFromNameHint}</p>}
    </fieldset>
  );
}
