import { useMutation } from '@tanstack/react-query';
import { useSessionActions } from '#features/account/components/session/use-session.ts';

/**
 * Saves something of one's own; one change after the other. Whether it worked or was refused, the record is
 * read again: what one sees is then what is stored, and a role or status that changed a moment ago is obeyed.
 * @param onSaved called with what was stored
 */
export function useSaving<T, R>(save: (value: T) => Promise<R>, onSaved?: (stored: R) => void) {
  const { refreshUser } = useSessionActions();
  // Without a connection the record shown stays as it was; what happened to the change itself is shown.
  const reread = () => refreshUser().catch(() => undefined);
  return useMutation({
    scope: { id: 'own-record' },
    mutationFn: async (value: T) => {
      const stored = await save(value);
      await reread();
      return stored;
    },
    onSuccess: onSaved,
    onError: () => {
      void reread();
    },
  });
}
