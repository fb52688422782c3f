import { profileSaveErrors } from '#features/account/settings-texts.ts';
import { SavingOutcome } from '#features/place-editor/components/saving-outcome.tsx';
import type { useSaving } from './use-saving.ts';

/** What became of the last change of one's own record; trying again saves the same. */
export function OwnOutcome<T>({ saving }: { saving: ReturnType<typeof useSaving<T, void>> }) {
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
