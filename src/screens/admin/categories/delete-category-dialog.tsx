import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  categoryMutation,
  categoryPlacesCountQuery,
} from '#data/categories/category-admin-queries.ts';
import { deleteCategory } from '#data/categories/category-writes.ts';
import type { Category } from '#domain/category.ts';
import { categoryDeleteErrors, categoryUseErrors } from '#texts/errors/category-keeping.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useRefusal } from '../use-refusal.ts';
import { MovePlaces } from './move-places.tsx';

interface DeleteCategoryDialogProps {
  uid: string;
  category: Category;
  categories: readonly Category[];
  onClose: () => void;
  onDeleted: () => void;
  /** Hides the category instead. */
  onDeactivate: () => void;
}

/** Asks once more before a category goes; one that places use has to be emptied first. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { uid, category, onClose } = props;
  const {
    data: count,
    error,
    isFetching,
    refetch,
  } = useQuery(categoryPlacesCountQuery(uid, category.id));
  // Moving and deleting are told of in here. 'Parar' ends a move and tells how far it came.
  const isBusy = useIsMutating({ mutationKey: ['categories', 'change'] }) > 0;
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog title={`Excluir ${category.name}`} open onClose={close} closeLabel="Fechar">
      <div className="mt-2 flex flex-col gap-4">
        {isFetching && count === undefined && (
          <p role="status" className="text-ink-muted">
            Verificando os lugares desta categoria...
          </p>
        )}
        {error && !isFetching && (
          <FailureLine sentences={categoryUseErrors} error={error} onRetry={() => void refetch()} />
        )}
        {count === 0 && <Question {...props} onClose={close} onRefused={() => void refetch()} />}
        {count !== undefined && count > 0 && (
          <MovePlaces
            uid={uid}
            category={category}
            categories={props.categories}
            count={count}
            onMoved={() => void refetch()}
            onDeactivate={props.onDeactivate}
          />
        )}
      </div>
    </Dialog>
  );
}

function Question({
  uid,
  category,
  onClose,
  onDeleted,
  onRefused,
}: DeleteCategoryDialogProps & { onRefused: () => void }) {
  const toast = useToast();
  const tellRefusal = useRefusal();
  const deleting = useMutation({
    ...categoryMutation(useQueryClient(), uid, () => deleteCategory(uid, category.id)),
    onError: (error) => {
      tellRefusal(error);
      onRefused();
    },
  });
  const remove = () => {
    if (deleting.isPending) return;
    deleting.mutate(undefined, {
      onSuccess: () => {
        toast('Categoria excluída');
        onDeleted();
      },
    });
  };
  return (
    <>
      <p>Tem certeza que deseja excluir esta categoria?</p>
      <p className="text-sm text-ink-muted">Nenhum lugar usa esta categoria.</p>
      {deleting.error && !deleting.isPending && (
        <FailureLine sentences={categoryDeleteErrors} error={deleting.error} onRetry={remove} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" aria-disabled={deleting.isPending} onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="danger" aria-disabled={deleting.isPending} onClick={remove}>
          {deleting.isPending ? 'Excluindo...' : 'Excluir'}
        </Button>
      </div>
    </>
  );
}
