import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  categoryMutation,
  categoryPlacesCountQuery,
} from '#features/categories/data/category-admin-queries.ts';
import { deleteCategory } from '#features/categories/data/category-writes.ts';
import type { Category } from '#features/categories/model/category.ts';
import { categoryDeleteErrors, categoryUseErrors } from '#features/categories/panel-texts.ts';
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
  // The dialog stays open to show the result of moving and deleting. 'Parar' ends a move and shows how many were moved.
  const isBusy = useIsMutating({ mutationKey: ['categories', 'change'] }) > 0;
  return (
    <Dialog title={`Excluir ${category.name}`} onClose={onClose} isBusy={isBusy}>
      <div className="mt-2 flex flex-col gap-4">
        {isFetching && placeCount === undefined && (
          <p role="status" className="text-ink-muted">
            Verificando os lugares desta categoria...
          </p>
        )}
        {error && !isFetching && (
          <FailureLine sentences={categoryUseErrors} error={error} onRetry={() => void refetch()} />
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
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      sentences={categoryDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await deleteMutation.mutateAsync(undefined);
        toast('Categoria excluída');
        onDeleted();
      }}
    >
      <p>Tem certeza que deseja excluir esta categoria?</p>
      <p className="text-sm text-ink-muted">Nenhum lugar usa esta categoria.</p>
    </ConfirmDialogContent>
  );
}
