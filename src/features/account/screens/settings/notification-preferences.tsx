import { savePreferences } from '#features/account/data/profile-writes.ts';
import { brand } from '#shared/brand.ts';
import type { User } from '#features/account/model/user.ts';
import { Switch } from '#ui/switch.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ProfileSavingOutcome } from './own-outcome.tsx';
import { pendingAccountNote, SectionNote } from './section-note.tsx';
import { useSaving } from './use-saving.ts';

export function NotificationPreferences({ user }: { user: User }) {
  const saving = useSaving((marketingConsent: boolean) =>
    savePreferences(user.uid, { marketingConsent }),
  );
  const stored = user.preferences.marketingConsent;
  // The optimistic value unless the save failed.
  const isChecked = saving.isPending || saving.isSuccess ? saving.variables : stored;

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
              if (!saving.isPending) saving.mutate(checked);
            }}
          >
            Quero receber por e-mail novidades e sugestões de lugares do {brand.name}.
          </Switch>
          <ProfileSavingOutcome saving={saving} />
        </>
      ) : (
        <SectionNote>{pendingAccountNote}</SectionNote>
      )}
    </CardSection>
  );
}
