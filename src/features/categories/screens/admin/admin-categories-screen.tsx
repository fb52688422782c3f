import { useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import {
  allCategoriesQuery,
  categoryMutation,
} from '#features/categories/data/category-admin-queries.ts';
import { setCategoryActive, setCategoryOrders } from '#features/categories/data/category-writes.ts';
import { orderChanges, searchCategories } from '#features/categories/model/category-draft.ts';
import type { CategoryStep } from '#features/categories/model/category-draft.ts';
import type { Category } from '#features/categories/model/category.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/categories/panel-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { BackLink } from '#ui/back-link.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { Button } from '#ui/button.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { useToast } from '#ui/toast.tsx';
import { CategoryList } from './category-list.tsx';
import { NoCategories } from './no-categories.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';

const CategoryDialog = lazyDialog(
  async () => (await import('./category-dialog.tsx')).CategoryDialog,
);
const DeleteCategoryDialog = lazyDialog(
  async () => (await import('./delete-category-dialog.tsx')).DeleteCategoryDialog,
);

type Task = { kind: 'create' } | { kind: 'edit' | 'delete'; category: Category };

export default function AdminCategoriesScreen() {
  const { user } = useSession();
  if (!user) return null;
  return <Categories uid={user.uid} />;
}

function Categories({ uid }: { uid: string }) {
  const query = useQuery(allCategoriesQuery(uid));
  const categories = query.data;
  const [text, setText] = useState('');
  const [openDialog, setOpenDialog] = useState<Task | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const categoryChange = useCategoryChange(uid, categories);
  const closeDialog = () => {
    setOpenDialog(null);
  };

  return (
    <div className="page py-3 md:py-6">
      <title>{texts.pageTitle}</title>
      <BackLink to={linkTo('/admin')}>{texts.backToAdmin}</BackLink>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <h1
          ref={headingRef}
          tabIndex={-1}
          // One line next to the button on a phone.
          className="text-xl font-extrabold outline-none md:text-3xl"
        >
          {texts.heading}
        </h1>
        <Button
          onClick={() => {
            setOpenDialog({ kind: 'create' });
          }}
        >
          <Plus aria-hidden size={20} />
          <span className="max-sm:sr-only">{texts.newCategory}</span>
        </Button>
      </div>
      <div className="relative mt-4 mb-5 max-w-md">
        <SearchInput
          value={text}
          aria-label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          maxLength={100}
          onChange={setText}
        />
      </div>
      {categoryChange.failed && (
        <FailureLine
          sentences={categoryChange.sentences}
          error={categoryChange.failed.error}
          onRetry={categoryChange.retry}
        />
      )}
      <QueryView
        query={query}
        sentences={texts.categoryListErrors}
        loading={texts.loadingCategories}
        skeleton={<RowsSkeleton count={6} />}
      >
        {(loadedCategories) => (
          <FoundCategories
            uid={uid}
            categories={loadedCategories}
            text={text}
            isBusy={categoryChange.isBusy}
            onTask={setOpenDialog}
            onChange={categoryChange.change}
            onClearSearch={() => {
              setText('');
              headingRef.current?.focus();
            }}
          />
        )}
      </QueryView>
      {categories && openDialog?.kind === 'delete' && (
        <DeleteCategoryDialog
          uid={uid}
          category={openDialog.category}
          categories={categories}
          onClose={closeDialog}
          onDeleted={() => {
            closeDialog();
            headingRef.current?.focus();
          }}
          onDeactivate={() => {
            closeDialog();
            categoryChange.change({ category: openDialog.category });
          }}
        />
      )}
      {categories && openDialog && openDialog.kind !== 'delete' && (
        <CategoryDialog
          uid={uid}
          category={openDialog.kind === 'edit' ? openDialog.category : null}
          categories={categories}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}

function FoundCategories({
  uid,
  categories,
  text,
  isBusy,
  onTask,
  onChange,
  onClearSearch,
}: {
  uid: string;
  categories: readonly Category[];
  text: string;
  isBusy: boolean;
  onTask: (openDialog: Task) => void;
  onChange: (change: CategoryChange) => void;
  onClearSearch: () => void;
}) {
  const shownCategories = searchCategories(categories, text);
  if (shownCategories.length === 0) {
    return (
      <NoCategories
        uid={uid}
        isSearching={categories.length > 0}
        onCreate={() => {
          onTask({ kind: 'create' });
        }}
        onClearSearch={onClearSearch}
      />
    );
  }
  return (
    <CategoryList
      shownCategories={shownCategories}
      categories={categories}
      isBusy={isBusy}
      onEdit={(category) => {
        onTask({ kind: 'edit', category });
      }}
      onToggle={(category) => {
        onChange({ category });
      }}
      onMove={(category, step) => {
        onChange({ category, step });
      }}
      onDelete={(category) => {
        onTask({ kind: 'delete', category });
      }}
    />
  );
}

/** Change of a category in the list: a move by a step, or a change of its status. */
interface CategoryChange {
  category: Category;
  step?: CategoryStep;
}

function useCategoryChange(uid: string, categories: readonly Category[] | undefined) {
  const toast = useToast();
  const { mutate, isPending, error, variables } = useMutation({
    ...categoryMutation(
      useQueryClient(),
      uid,
      ({ category: { id, isActive }, step }: CategoryChange) =>
        step
          ? setCategoryOrders(uid, orderChanges(categories ?? [], id, step))
          : setCategoryActive(uid, id, !isActive),
    ),
    onSuccess: (_, { category: { name, isActive }, step }) => {
      if (step) toast(texts.orderSaved);
      else toast(isActive ? texts.deactivated(name) : texts.activated(name));
    },
  });
  const change = (next: CategoryChange) => {
    if (!isPending) mutate(next);
  };
  return {
    change,
    isBusy: isPending,
    failed: error && !isPending ? { error } : null,
    sentences: variables?.step ? texts.categoryOrderErrors : texts.categoryToggleErrors,
    retry: () => {
      if (variables) change(variables);
    },
  };
}
