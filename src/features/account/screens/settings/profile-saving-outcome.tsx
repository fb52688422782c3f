import { profileSaveErrors } from '#features/account/settings-texts.ts';
import { SavingOutcome } from '#features/place-editor/components/saving-outcome.tsx';
import type { useProfileSaveMutation } from './use-profile-save-mutation.ts';

/** Shows the result of the last save of the user's own record. A retry saves the same value. */
export function ProfileSavingOutcome<T>({
  saving: saveMutation,
}: {
  saving: ReturnType<typeof useProfileSaveMutation<T, void>>;
}) {
  const { variables, isSuccess, error } = saveMutation;
  return (
    <SavingOutcome
      sentences={profileSaveErrors}
      isSaved={isSuccess}
      error={error}
      onRetry={() => {
        if (variables !== undefined) saveMutation.mutate(variables);
      }}
    />
  );
}
