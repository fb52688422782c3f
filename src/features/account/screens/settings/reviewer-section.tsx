import { saveReviewerProfile } from '#features/reviews/data/reviewer-writes.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/account/settings-texts.ts';
import { CardSection } from '#ui/card-section.tsx';
import { Switch } from '#ui/switch.tsx';
import { ProfileSavingOutcome } from './profile-saving-outcome.tsx';
import { SectionNote } from './section-note.tsx';
import { useProfileSaveMutation } from './use-profile-save-mutation.ts';

/** Section that controls whether readers of a review can see data about its author. */
export function ReviewerSection({ user }: { user: User }) {
  const saveMutation = useProfileSaveMutation((isShown: boolean) =>
    saveReviewerProfile(user.uid, isShown),
  );
  const isStoredAsShown = user.preferences.reviewerProfile;
  // The optimistic value unless the save failed.
  const isChecked =
    saveMutation.isPending || saveMutation.isSuccess ? saveMutation.variables : isStoredAsShown;
  return (
    <CardSection title={texts.reviewerTitle} lead={texts.reviewerLead}>
      {user.status === 'active' ? (
        <>
          <Switch
            checked={isChecked}
            onChange={(checked) => {
              if (!saveMutation.isPending) saveMutation.mutate(checked);
            }}
          >
            {texts.reviewerLabel}
          </Switch>
          <ProfileSavingOutcome saving={saveMutation} />
        </>
      ) : (
        <SectionNote>{texts.pendingAccountNote}</SectionNote>
      )}
    </CardSection>
  );
}
