import { Monitor, Moon, Sun } from 'lucide-react';
import { savePreferences } from '#features/account/data/profile-writes.ts';
import {
  managerNotificationKinds,
  notificationKinds,
} from '#features/notifications/model/notification-options.ts';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { hasMemberRole } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/account/settings-texts.ts';
import { profileSaveErrors } from '#features/account/settings-texts.ts';
import { notificationKindLabels } from '#features/notifications/kind-texts.ts';
import { LanguageLinks } from '#features/language/components/language-links.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { Switch } from '#ui/switch.tsx';
import { saveReviewerProfile } from '#features/reviews/data/reviewer-writes.ts';
import { themeChoices } from '#features/account/model/user-options.ts';
import type { ThemeChoice } from '#features/account/model/user-options.ts';
import { themeLabels } from '#features/account/texts.ts';
import { chooseTheme, useTheme } from '#features/account/components/theme.ts';
import { SavingOutcome } from '#ui/form/saving-outcome.tsx';
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

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeSection({ user }: { user: User }) {
  const theme = useTheme();
  const saveMutation = useProfileSaveMutation((next: ThemeChoice) =>
    savePreferences(user.uid, { theme: next }),
  );
  // The rules allow only active users to store the theme in the account. The device always stores it.
  const isStoredInAccount = user.status === 'active';

  const choose = (next: ThemeChoice) => {
    chooseTheme(next);
    if (isStoredInAccount) saveMutation.mutate(next);
  };

  return (
    <CardSection
      title={texts.themeTitle}
      lead={isStoredInAccount ? texts.themeForAllDevices : texts.themeForThisDevice}
    >
      <fieldset>
        <legend className="sr-only">{texts.themeTitle}</legend>
        <div className="grid grid-cols-3 gap-2 sm:gap-3">
          {themeChoices.map((choice) => {
            const Icon = icons[choice];
            return (
              <label
                key={choice}
                className="flex min-h-11 cursor-pointer flex-col items-center gap-1.5 rounded-control border border-control-line px-2 py-3 text-center font-semibold outline-offset-2 outline-sea has-checked:border-sea has-checked:bg-sea-soft has-checked:text-sea-ink has-focus-visible:outline-3"
              >
                <input
                  type="radio"
                  name="theme"
                  value={choice}
                  checked={theme === choice}
                  onChange={() => {
                    choose(choice);
                  }}
                  className="sr-only"
                />
                <Icon aria-hidden size={22} />
                {themeLabels[choice]}
              </label>
            );
          })}
        </div>
      </fieldset>
      <ProfileSavingOutcome saving={saveMutation} />
    </CardSection>
  );
}

/** Section that selects the language of the guide and, through useAccountLanguage(), of e-mails. */
export function LanguageSection() {
  return (
    <CardSection title={texts.languageTitle} lead={texts.languageLead}>
      <ul className="grid grid-cols-3 gap-2 sm:gap-3">
        <LanguageLinks className="flex min-h-11 items-center justify-center rounded-control border border-control-line px-2 font-semibold aria-[current]:border-sea aria-[current]:bg-sea-soft aria-[current]:text-sea-ink" />
      </ul>
    </CardSection>
  );
}

/** Shows the result of the last save of the user's own record. A retry saves the same value. */
function ProfileSavingOutcome<T>({
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
