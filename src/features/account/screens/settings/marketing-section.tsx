import { savePreferences } from '#features/account/data/profile-writes.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/account/settings-texts.ts';
import { Switch } from '#ui/switch.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ProfileSavingOutcome } from './profile-saving-outcome.tsx';
import { SectionNote } from './section-note.tsx';
import { useProfileSaveMutation } from './use-profile-save-mutation.ts';

export function MarketingSection({ user }: { user: User }) {
  const saveMutation = useProfileSaveMutation((marketingConsent: boolean) =>
    savePreferences(user.uid, { marketingConsent }),
  );
  const storedConsent = user.preferences.marketingConsent;
  // The optimistic value unless the save failed.
  const isChecked =
    saveMutation.isPending || saveMutation.isSuccess ? saveMutation.variables : storedConsent;

  return (
    <CardSection title={texts.marketingTitle} lead={texts.marketingLead}>
      {user.status === 'active' ? (
        <>
          <Switch
            checked={isChecked}
            onChange={(checked) => {
              if (!saveMutation.isPending) saveMutation.mutate(checked);
            }}
          >
            {texts.marketingLabel}
          </Switch>
          <ProfileSavingOutcome saving={saveMutation} />
        </>
      ) : (
        <SectionNote>{texts.pendingAccountNote}</SectionNote>
      )}
    </CardSection>
  );
}
