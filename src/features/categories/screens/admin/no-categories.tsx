import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { categoryMutation } from '#features/categories/data/category-admin-queries.ts';
import { createDefaultCategories } from '#features/categories/data/category-writes.ts';
import { categoryDefaultsErrors } from '#features/categories/panel-texts.ts';
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
        toast('Categorias padrão criadas');
      },
    });
  };

  return (
    <Banner
      icon={<Shapes aria-hidden size={28} />}
      title="Nenhuma categoria encontrada"
      actions={
        isSearching ? (
          <Button variant="secondary" onClick={onClearSearch}>
            Mostrar todas as categorias
          </Button>
        ) : (
          <>
            <Button onClick={onCreate}>Criar Categoria</Button>
            <Button variant="secondary" aria-disabled={createMutation.isPending} onClick={createDefaults}>
              {createMutation.isPending ? 'Criando...' : 'Criar categorias padrão'}
            </Button>
          </>
        )
      }
    >
      <p>
        {isSearching ? 'Tente ajustar os filtros de busca' : 'Comece criando a primeira categoria'}
      </p>
      {createMutation.error && !createMutation.isPending && (
        <FailureLine
          sentences={categoryDefaultsErrors}
          error={createMutation.error}
          onRetry={createDefaults}
        />
      )}
    </Banner>
  );
}
