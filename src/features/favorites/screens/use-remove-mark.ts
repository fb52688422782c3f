import type { User } from '#features/account/model/user.ts';
import { useChangeMark } from '#features/marks/components/mark-sync.ts';
import type { MarkKind } from '#features/marks/components/mark-sync.ts';
import type { Mark, MarkItem } from '#features/marks/model/mark.ts';
import * as texts from '#features/favorites/texts.ts';
import { useToast } from '#ui/toast.tsx';

/** Moves the focus to the page content, because the removed item disappears together with the focused button. */
export function focusPageContent(): void {
  document.getElementById('conteudo')?.focus({ preventScroll: true });
}

/** Returns a function that removes a mark of a user from a list and offers an undo that restores its position. */
export function useRemoveMark<
  ItemField extends string,
  Target extends MarkItem<ItemField> & Scope,
  Scope,
>(user: User, kind: MarkKind<ItemField, Target, Scope>) {
  const changeMark = useChangeMark(kind);
  const toast = useToast();
  return async (mark: Target & Mark, title: string) => {
    focusPageContent();
    const isRemoved = await changeMark(user, { ...mark, saved: false });
    if (!isRemoved) return;
    toast(texts.markRemoved(title), {
      label: texts.undo,
      run: () => void changeMark(user, { ...mark, saved: true }),
    });
  };
}
