import * as texts from '#app/panel-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { GoToButton } from './go-to-button.tsx';
import { PanelMenu } from './panel-menu.tsx';
import type { Panel } from './panels.ts';

interface MoreSheetProps {
  panel: Panel;
  /** Address of the current screen. */
  current: string | undefined;
  /** Opens the command menu. */
  onGoTo: () => void;
  onClose: () => void;
}

/** Sheet of phones with the screens whose names are not among the tabs. */
export function MoreSheet({ panel: { tabs, groups }, current, onGoTo, onClose }: MoreSheetProps) {
  const otherGroups = groups
    .map(({ label, items }) => ({
      label,
      items: items.filter((item) => tabs.every((tab) => tab.label !== item.label)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Dialog title={texts.more} isSheet onClose={onClose}>
      <div className="mt-2">
        <GoToButton onClick={onGoTo} />
      </div>
      <PanelMenu groups={otherGroups} current={current} onNavigate={onClose} />
    </Dialog>
  );
}
