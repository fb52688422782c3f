import type { User } from '#features/account/model/user.ts';
import { useToast } from '#ui/toast.tsx';

type Change<Mark> = (user: User, change: Mark & { saved: boolean }) => Promise<boolean>;

/** What is removed is gone at once, so the focus that it held needs another home. */
export function leaveFocus(): void {
  document.getElementById('conteudo')?.focus({ preventScroll: true });
}

/** Removes from a list what a person saved, and offers to put it back where it was. */
export function useRemoval<Mark extends { createdAt: Date | null }>(
  user: User,
  change: Change<Mark>,
) {
  const toast = useToast();
  return async (mark: Mark, title: string) => {
    leaveFocus();
    const isRemoved = await change(user, { ...mark, saved: false });
    if (!isRemoved) return;
    toast(`${title} saiu dos favoritos`, {
      label: 'Desfazer',
      run: () => void change(user, { ...mark, saved: true }),
    });
  };
}
