import { profileSaveErrors } from '#features/account/settings-texts.ts';
import { SavingOutcome } from '#features/place-editor/components/saving-outcome.tsx';
import type { useSaving } from './use-saving.ts';

/** Shows the result of the last save of the user's own record. A retry saves the same value. */
export function ProfileSavingOutcome<T>({
  saving,
}: {
  saving: ReturnType<typeof useSaving<T, void>>;
}) {
  const { variables, isSuccess, error } = saving;
  return (
    <SavingOutcome
      sentences={profileSaveErrors}
      isSaved={isSuccess}
      error={error}
      onRetry={() => {
        if (variables !== undefined) saving.mutate(variables);
      }}
    />
  );
}
