import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { categoryMutation } from '#features/categories/data/category-admin-queries.ts';
import { moveCategoryPlaces } from '#features/categories/data/category-move.ts';
import { AppError } from '#shared/app-error.ts';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/categories/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { RichText } from '#ui/rich-text.tsx';

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
export function MovePlaces(props: MovePlacesProps) {
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
