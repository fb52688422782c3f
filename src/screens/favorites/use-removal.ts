import type { Favorite } from '#domain/favorite.ts';
import type { User } from '#domain/user.ts';
import { useChangeFavorite } from '#components/favorite-button/use-change-favorite.ts';
import { useToast } from '#ui/toast.tsx';

/** Removes a card from the list, and offers to put it back where it was. */
export function useRemoval(user: User) {
  const changeFavorite = useChangeFavorite();
  const toast = useToast();
  return async ({ placeId, createdAt }: Favorite, title: string) => {
    // The card is gone at once, so the focus that it held needs another home.
    document.getElementById('conteudo')?.focus({ preventScroll: true });
    const isRemoved = await changeFavorite(user, { placeId, saved: false });
    if (!isRemoved) return;
    toast(`${title} saiu dos favoritos`, {
      label: 'Desfazer',
      run: () => void changeFavorite(user, { placeId, saved: true, createdAt }),
    });
  };
}
