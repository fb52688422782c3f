import { Monitor, Moon, Sun } from 'lucide-react';
import { savePreferences } from '#features/account/data/profile-writes.ts';
import { themeChoices } from '#features/account/model/user-options.ts';
import type { User } from '#features/account/model/user.ts';
import type { ThemeChoice } from '#features/account/model/user-options.ts';
import { themeLabels } from '#features/account/texts.ts';
import { chooseTheme, useTheme } from '#features/account/components/theme.ts';
import * as texts from '#features/account/settings-texts.ts';
import { CardSection } from '#ui/card-section.tsx';
import { ProfileSavingOutcome } from './profile-saving-outcome.tsx';
import { useProfileSaveMutation } from './use-profile-save-mutation.ts';

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
