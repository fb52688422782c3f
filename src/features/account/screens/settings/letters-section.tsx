import { savePreferences } from '#features/account/data/profile-writes.ts';
import {
  managerNotificationKinds,
  notificationKinds,
} from '#features/notifications/model/notification-options.ts';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { hasMemberRole } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/account/settings-texts.ts';
import { notificationKindLabels } from '#features/notifications/kind-texts.ts';
import { CardSection } from '#ui/card-section.tsx';
import { Switch } from '#ui/switch.tsx';
import { ProfileSavingOutcome } from './profile-saving-outcome.tsx';
import { SectionNote } from './section-note.tsx';
import { useProfileSaveMutation } from './use-profile-save-mutation.ts';

const managerKinds: readonly NotificationKind[] = managerNotificationKinds;

/** Section that selects which notifications are also sent by e-mail. */
export function LettersSection({ user }: { user: User }) {
  const saveMutation = useProfileSaveMutation((noLetters: readonly NotificationKind[]) =>
    savePreferences(user.uid, { noLetters: [...noLetters] }),
  );
  // The optimistic value unless the save failed.
  const disabledKinds =
    saveMutation.isPending || saveMutation.isSuccess
      ? saveMutation.variables
      : user.preferences.noLetters;
  const kinds = notificationKinds.filter(
    (kind) => !hasMemberRole(user) || !managerKinds.includes(kind),
  );
  return (
    <CardSection
      title={texts.lettersTitle}
      lead={user.emailVerified ? texts.lettersLead : texts.lettersLeadUnverified}
    >
      {user.status === 'active' ? (
        <>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <Switch
                  checked={!disabledKinds.includes(kind)}
                  onChange={(isEnabled) => {
                    const otherKinds = disabledKinds.filter(
                      (disabledKind) => disabledKind !== kind,
                    );
                    saveMutation.mutate(isEnabled ? otherKinds : [...otherKinds, kind]);
                  }}
                >
                  {notificationKindLabels[kind]}
                </Switch>
              </li>
            ))}
          </ul>
          <ProfileSavingOutcome saving={saveMutation} />
        </>
      ) : (
        <SectionNote>{texts.pendingAccountNote}</SectionNote>
      )}
    </CardSection>
  );
}
