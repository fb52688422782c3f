import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  categoryMutation,
  categoryPlacesCountQuery,
} from '#features/categories/data/category-admin-queries.ts';
import { deleteCategory } from '#features/categories/data/category-writes.ts';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/categories/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { ConfirmDialogContent } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { MovePlaces } from './move-places.tsx';

interface DeleteCategoryDialogProps {
  uid: string;
  category: Category;
  categories: readonly Category[];
  onClose: () => void;
  onDeleted: () => void;
  /** Deactivates the category instead. */
  onDeactivate: () => void;
}

/** Asks for confirmation before a category is deleted. If places use it, they must be moved first. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { uid, category, onClose } = props;
  const {
    data: placeCount,
    error,
    isFetching,
    refetch,
  } = useQuery(categoryPlacesCountQuery(uid, category.id));
  // While places are moved or the category is deleted, the dialog cannot be closed, so that it shows the result.
  // 'Parar' stops moving.
  const isBusy = useIsMutating({ mutationKey: ['categories', 'change'] }) > 0;
  return (
    <Dialog title={texts.deleteCategory(category.name)} onClose={onClose} isBusy={isBusy}>
      <div className="mt-2 flex flex-col gap-4">
        {isFetching && placeCount === undefined && (
          <p role="status" className="text-ink-muted">
            {texts.checkingPlaces}
          </p>
        )}
        {error && !isFetching && (
          <FailureLine
            sentences={texts.categoryUseErrors}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {placeCount === 0 && <DeletionConfirmation {...props} onRefused={() => void refetch()} />}
        {placeCount !== undefined && placeCount > 0 && (
          <MovePlaces
            uid={uid}
            category={category}
            categories={props.categories}
            placeCount={placeCount}
            onMoved={() => void refetch()}
            onDeactivate={props.onDeactivate}
          />
        )}
      </div>
    </Dialog>
  );
}

function DeletionConfirmation({
  uid,
  category,
  onClose,
  onDeleted,
  onRefused,
}: DeleteCategoryDialogProps & { onRefused: () => void }) {
  const toast = useToast();
  const deleteMutation = useMutation({
    ...categoryMutation(useQueryClient(), uid, () => deleteCategory(uid, category.id)),
    onError: onRefused,
  });
  return (
    <ConfirmDialogContent
      confirmLabel={texts.confirmDelete}
      busyLabel={texts.deleting}
      sentences={texts.categoryDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await deleteMutation.mutateAsync(undefined);
        toast(texts.categoryDeleted);
        onDeleted();
      }}
    >
      <p>{texts.deleteQuestion}</p>
      <p className="text-sm text-ink-muted">{texts.noPlaceUsesCategory}</p>
    </ConfirmDialogContent>
  );
}
