import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { categoryMutation } from '#features/categories/data/category-admin-queries.ts';
import { createDefaultCategories } from '#features/categories/data/category-writes.ts';
import * as texts from '#features/categories/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { useToast } from '#ui/toast.tsx';

/** Renders an empty list: no category matches the search, or there are none. */
export function NoCategories({
  uid,
  isSearching,
  onCreate,
  onClearSearch,
}: {
  uid: string;
  isSearching: boolean;
  onCreate: () => void;
  /** Clears the search. */
  onClearSearch: () => void;
}) {
  const toast = useToast();
  const createMutation = useMutation({
    ...categoryMutation(useQueryClient(), uid, () => createDefaultCategories(uid)),
  });
  const createDefaults = () => {
    if (createMutation.isPending) return;
    createMutation.mutate(undefined, {
      onSuccess: () => {
        toast(texts.defaultsCreated);
      },
    });
  };

  return (
    <Banner
      icon={<Shapes aria-hidden size={28} />}
      title={texts.noCategoriesTitle}
      actions={
        isSearching ? (
          <Button variant="secondary" onClick={onClearSearch}>
            {texts.showAllCategories}
          </Button>
        ) : (
          <>
            <Button onClick={onCreate}>{texts.createCategory}</Button>
            <Button
              variant="secondary"
              aria-disabled={createMutation.isPending}
              onClick={createDefaults}
            >
              {createMutation.isPending ? texts.creatingDefaults : texts.createDefaults}
            </Button>
          </>
        )
      }
    >
      <p>{isSearching ? texts.noMatchHint : texts.noCategoriesHint}</p>
      {createMutation.error && !createMutation.isPending && (
        <FailureLine
          sentences={texts.categoryDefaultsErrors}
          error={createMutation.error}
          onRetry={createDefaults}
        />
      )}
    </Banner>
  );
}
