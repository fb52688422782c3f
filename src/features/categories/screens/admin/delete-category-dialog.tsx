import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
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
import { moveCategoryPlaces } from '#features/categories/data/category-move.ts';
import { AppError } from '#shared/app-error.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { RichText } from '#ui/rich-text.tsx';

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

interface MovePlacesProps {
  uid: string;
  category: Category;
  categories: readonly Category[];
  /** Number of places that still use the category. */
  placeCount: number;
  /** Called after a move, when the count is outdated. */
  onMoved: () => void;
  onDeactivate: () => void;
}

/** Renders the choices for a category in use: move its places to another category, or deactivate it. */
function MovePlaces(props: MovePlacesProps) {
  const { uid, category, categories, placeCount, onMoved, onDeactivate } = props;
  const targetCategories = categories.filter(({ id }) => id !== category.id);
  const [targetId, setTargetId] = useState(targetCategories[0]?.id ?? '');
  const [movedCount, setMovedCount] = useState(0);
  const [abortController, setAbortController] = useState<AbortController | null>(null);
  const moveMutation = useMutation({
    ...categoryMutation(useQueryClient(), uid, async (signal: AbortSignal) => {
      const { failed } = await moveCategoryPlaces(
        uid,
        { from: category.id, to: targetId },
        { onProgress: setMovedCount, signal },
      );
      const [firstFailure] = failed;
      if (firstFailure)
        throw new AppError(firstFailure.code, `${failed.length} places were not moved`);
    }),
  });
  const startMove = () => {
    if (moveMutation.isPending) return;
    const controller = new AbortController();
    setAbortController(controller);
    setMovedCount(0);
    moveMutation.mutate(controller.signal, { onSettled: onMoved });
  };
  // Leaving the page stops the move. Places already moved stay moved.
  useEffect(() => () => abortController?.abort(), [abortController]);

  return (
    <>
      <p className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-warning">
        <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
        <span>
          <RichText text={texts.categoryInUse(placeCount)} />
        </span>
      </p>
      {targetCategories.length > 0 && (
        <SelectField
          label={texts.moveTo}
          value={targetId}
          options={targetCategories.map(({ id, name, isActive }) => ({
            value: id,
            label: isActive ? name : texts.inactiveCategory(name),
          }))}
          disabled={moveMutation.isPending}
          onChange={setTargetId}
        />
      )}
      <p role="status" className="text-sm text-ink-muted tabular empty:hidden">
        {moveMutation.isPending && texts.moveProgress(movedCount)}
      </p>
      {moveMutation.error && !moveMutation.isPending && (
        <FailureLine
          sentences={texts.categoryMoveErrors}
          error={moveMutation.error}
          onRetry={startMove}
        />
      )}
      <div className="flex flex-col gap-3">
        {targetCategories.length > 0 && (
          <Button block aria-disabled={moveMutation.isPending} onClick={startMove}>
            {texts.movePlaces(placeCount)}
          </Button>
        )}
        {moveMutation.isPending ? (
          <Button variant="secondary" block onClick={() => abortController?.abort()}>
            {texts.stopMoving}
          </Button>
        ) : (
          category.isActive && (
            <Button variant="secondary" block onClick={onDeactivate}>
              {texts.deactivateCategory}
            </Button>
          )
        )}
      </div>
    </>
  );
}
