import { useMutation } from '@tanstack/react-query';
import { useSessionActions } from '#features/account/components/session/use-session.ts';

/**
 * Returns a mutation that saves part of the user's own record. Saves run one after the other. The record is read again
 * after success and failure, so that the page shows the stored values and a changed role or status takes effect.
 * @param onSaved called with the stored value
 */
export function useProfileSaveMutation<T, R>(
  save: (value: T) => Promise<R>,
  onSaved?: (savedValue: R) => void,
) {
  const { refreshUser } = useSessionActions();
  // Offline the displayed record stays unchanged; the result of the save is shown separately.
  const reloadUser = () => refreshUser().catch(() => undefined);
  return useMutation({
    scope: { id: 'own-record' },
    mutationFn: async (value: T) => {
      const savedValue = await save(value);
      await reloadUser();
      return savedValue;
    },
    onSuccess: onSaved,
    onError: () => {
      void reloadUser();
    },
  });
}
