import { Trash2 } from 'lucide-react';
import type { UploadFolderView } from '#features/pictures/model/upload-folder.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RichText } from '#ui/rich-text.tsx';

interface FolderRowProps {
  folder: UploadFolderView;
  onRemove: () => void;
}

export function FolderRow({ folder, onRemove }: FolderRowProps) {
  const { name, files, sizeFormatted, isOrphaned, place } = folder;
  return (
    <li className="flex items-center gap-2 py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-semibold wrap-anywhere">{getFolderTitle(folder)}</p>
          {isOrphaned && <Badge tone="warning">{texts.orphan}</Badge>}
        </div>
        {place && (
          <p className="text-sm wrap-anywhere text-ink-muted">
            {[place.category, place.location].filter(Boolean).join(' · ')}
          </p>
        )}
        <p className="text-sm wrap-anywhere text-ink-muted">
          <RichText text={texts.folderSize(files, sizeFormatted)} parts={{ name: () => name }} />
        </p>
      </div>
      <IconButton label={texts.removeFolderOf(getFolderTitle(folder))} onClick={onRemove}>
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </li>
  );
}

/** Returns the name of the folder's place, or a text if the place does not exist or was not looked up. */
export function getFolderTitle({ place, isOrphaned, name }: UploadFolderView): string {
  if (place) return place.name || name;
  return isOrphaned ? texts.goneFolderPlace : texts.uncheckedFolderPlace;
}
