import { language } from '#shared/language.ts';
import * as texts from '#features/language/texts.ts';
import { LanguageLinks } from './language-links.tsx';

/** Closes the menu when the focus leaves it. */
function closeOnLeave(menu: HTMLDetailsElement | null): void {
  menu?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!menu.contains(relatedTarget as Node | null)) menu.open = false;
  });
}

/**
 * Renders the language of the page, which opens links to this page in every language. It also works without scripts.
 */
export function LanguageMenu() {
  return (
    <details ref={closeOnLeave} className="relative">
      <summary
        aria-label={texts.languageButton}
        className="grid size-11 shrink-0 cursor-pointer list-none place-content-center rounded-full font-semibold [&::-webkit-details-marker]:hidden"
      >
        {language.toUpperCase()}
      </summary>
      <ul
        aria-label={texts.languagesLabel}
        className="absolute top-full right-0 z-40 mt-2 appear rounded-card border border-line bg-surface p-2 shadow-float"
      >
        <LanguageLinks className="flex min-h-11 items-center rounded-control px-4 font-medium hover:bg-sunken" />
      </ul>
    </details>
  );
}
