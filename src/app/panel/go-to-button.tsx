import { Search } from 'lucide-react';
import * as texts from '#app/panel-texts.ts';

/** Button that opens the command menu. Its keyboard shortcut is shown where a keyboard is likely. */
export function GoToButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-3 rounded-control border border-control-line bg-surface px-3 text-left text-ink-muted transition-colors duration-150 hover:bg-sunken"
    >
      <Search aria-hidden size={20} className="shrink-0" />
      <span className="grow">{texts.goTo}</span>
      <kbd aria-hidden className="font-sans text-xs font-semibold max-lg:hidden">
        {texts.goToShortcut}
      </kbd>
    </button>
  );
}
