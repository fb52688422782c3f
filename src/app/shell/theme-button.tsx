import * as texts from '#app/texts.ts';
import { themeChoices } from '#features/account/model/user-options.ts';
import { themeLabels } from '#features/account/texts.ts';
import { chooseTheme, useTheme } from '#features/account/components/theme.ts';

/** Renders the theme button for visitors, who have no settings. Each tap selects the next theme. */
export function ThemeButton() {
  const theme = useTheme();
  const nextTheme =
    themeChoices[(themeChoices.indexOf(theme) + 1) % themeChoices.length] ?? 'system';
  return (
    <button
      type="button"
      onClick={() => {
        chooseTheme(nextTheme);
      }}
      className="depends-on-session depends-on-theme min-h-11 underline"
    >
      {texts.themeButton(themeLabels[theme])}
    </button>
  );
}
