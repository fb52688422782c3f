import { Trash2 } from 'lucide-react';
import type { UploadFolderView } from '#features/pictures/model/upload-folder.ts';
import { countText } from '#shared/formats/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';

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
          {isOrphaned && <Badge tone="warning">Órfã</Badge>}
        </div>
        {place && (
          <p className="text-sm wrap-anywhere text-ink-muted">
            {[place.category, place.location].filter(Boolean).join(' · ')}
          </p>
        )}
        <p className="text-sm wrap-anywhere text-ink-muted">
          {`${countText(files, 'arquivo', 'arquivos')}, ${sizeFormatted} · `}
          <span className="sr-only">pasta </span>
          {name}
        </p>
      </div>
      <IconButton label={`Remover a pasta de ${getFolderTitle(folder)}`} onClick={onRemove}>
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </li>
  );
}

/** Returns the name of the folder's place. */
export function getFolderTitle({ place, isOrphaned, name }: UploadFolderView): string {
  if (place) return place.name || name;
  return isOrphaned ? 'Lugar que não existe mais' : 'Lugar ainda não conferido';
}
