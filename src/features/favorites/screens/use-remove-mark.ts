import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/favorites/texts.ts';
import { useToast } from '#ui/toast.tsx';

type SaveMarkChange<Mark> = (user: User, changeMark: Mark & { saved: boolean }) => Promise<boolean>;

/** Moves the focus to the page content, because the removed item disappears together with the focused button. */
export function focusPageContent(): void {
  document.getElementById('conteudo')?.focus({ preventScroll: true });
}

/** Returns a function that removes a mark of a user from a list and offers an undo that restores its position. */
export function useRemoveMark<Mark extends { createdAt: Date | null }>(
  user: User,
  changeMark: SaveMarkChange<Mark>,
) {
  const toast = useToast();
  return async (mark: Mark, title: string) => {
    focusPageContent();
    const isRemoved = await changeMark(user, { ...mark, saved: false });
    if (!isRemoved) return;
    toast(texts.markRemoved(title), {
      label: texts.undo,
      run: () => void changeMark(user, { ...mark, saved: true }),
    });
  };
}
