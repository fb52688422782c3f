import { savePreferences } from '#features/account/data/profile-writes.ts';
import { brand } from '#shared/brand.ts';
import type { User } from '#features/account/model/user.ts';
import { Switch } from '#ui/switch.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ProfileSavingOutcome } from './profile-saving-outcome.tsx';
import { pendingAccountNote, SectionNote } from './section-note.tsx';
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
    <CardSection
      title="Novidades por e-mail"
      lead="Só com o seu consentimento, que você pode retirar aqui quando quiser."
    >
      {user.status === 'active' ? (
        <>
          <Switch
            checked={isChecked}
            onChange={(checked) => {
              if (!saveMutation.isPending) saveMutation.mutate(checked);
            }}
          >
            Quero receber por e-mail novidades e sugestões de lugares do {brand.name}.
          </Switch>
          <ProfileSavingOutcome saving={saveMutation} />
        </>
      ) : (
        <SectionNote>{pendingAccountNote}</SectionNote>
      )}
    </CardSection>
  );
}
