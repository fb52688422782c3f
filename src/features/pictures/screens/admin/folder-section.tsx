import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen, Trash2 } from 'lucide-react';
import { uploadFoldersQuery } from '#features/pictures/data/upload-folder-queries.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import { MoreButton } from '#ui/more-button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Banner } from '#ui/banner.tsx';
import type { UploadFolderView } from '#features/pictures/model/upload-folder.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';

const RemoveFolderDialog = lazyDialog(
  async () => (await import('./remove-folder-dialog.tsx')).RemoveFolderDialog,
);

/** Number of rows rendered per step: a guide of ten thousand places has as many folders. */
const rowsPerStep = 50;

/** The image folders. Orphaned folders, whose place does not exist, come first. */
export function FolderSection({ uid }: { uid: string }) {
  const query = useQuery(uploadFoldersQuery(uid));
  const [showsOnlyOrphans, setShowsOnlyOrphans] = useState(false);
  const [shownCount, setShownCount] = useState(rowsPerStep);
  const [folderToRemove, setFolderToRemove] = useState<UploadFolderView | null>(null);
  const [outcome, setOutcome] = useState('');

  return (
    <section aria-labelledby="pastas" className="mt-10">
      <h2 id="pastas" className="text-xl font-bold">
        {texts.foldersHeading}
      </h2>
      <p role="status" className="mt-2 font-medium text-open empty:hidden">
        {outcome}
      </p>
      <QueryView
        query={query}
        sentences={texts.uploadFoldersErrors}
        failure="h3"
        loading={texts.loadingFolders}
        skeleton={
          <div className="mt-3">
            <RowsSkeleton count={5} />
          </div>
        }
      >
        {({ folders: allFolders, orphanedCount, uncheckedCount }) => {
          const folders = allFolders.filter(({ isOrphaned }) => isOrphaned || !showsOnlyOrphans);
          return (
            <>
              <div className="mt-2 mb-3 flex flex-wrap items-center justify-between gap-3">
                <p className="text-ink-muted">
                  {texts.folderCounts(allFolders.length, orphanedCount)}
                </p>
                {orphanedCount > 0 && (
                  <ToggleChip
                    pressed={showsOnlyOrphans}
                    onToggle={() => {
                      setShowsOnlyOrphans(!showsOnlyOrphans);
                      setShownCount(rowsPerStep);
                    }}
                  >
                    {texts.onlyOrphans}
                  </ToggleChip>
                )}
              </div>
              {uncheckedCount > 0 && (
                <p className="mb-3 flex flex-wrap items-center gap-x-3 rounded-control bg-warning-soft px-4 py-2 text-warning">
                  {texts.uncheckedFolders(uncheckedCount)}
                  <button
                    type="button"
                    onClick={() => void query.refetch()}
                    disabled={query.isFetching}
                    className="min-h-11 font-semibold underline"
                  >
                    {query.isFetching ? texts.checkingFolders : texts.checkMoreFolders}
                  </button>
                </p>
              )}
              {folders.length === 0 ? (
                <Banner
                  as="h3"
                  icon={<FolderOpen aria-hidden size={28} />}
                  title={texts.noFoldersTitle}
                >
                  <p>{texts.noFoldersHint}</p>
                </Banner>
              ) : (
                <ul className={rowsClasses}>
                  {folders.slice(0, shownCount).map((folder) => (
                    <FolderRow
                      key={folder.name}
                      folder={folder}
                      onRemove={() => {
                        setOutcome('');
                        setFolderToRemove(folder);
                      }}
                    />
                  ))}
                </ul>
              )}
              {folders.length > shownCount && (
                <MoreButton
                  label={texts.showMoreFolders}
                  onMore={() => {
                    setShownCount(shownCount + rowsPerStep);
                  }}
                />
              )}
            </>
          );
        }}
      </QueryView>
      {folderToRemove && (
        <RemoveFolderDialog
          uid={uid}
          folder={folderToRemove}
          title={getFolderTitle(folderToRemove)}
          onClose={(message) => {
            setFolderToRemove(null);
            setOutcome(message);
          }}
        />
      )}
    </section>
  );
}

interface FolderRowProps {
  folder: UploadFolderView;
  onRemove: () => void;
}

function FolderRow({ folder, onRemove }: FolderRowProps) {
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
          {texts.folderSize(files, sizeFormatted)}
          {!place && <RichText text={texts.folderName} parts={{ name: () => name }} />}
        </p>
      </div>
      <IconButton label={texts.removeFolderOf(getFolderTitle(folder))} onClick={onRemove}>
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </li>
  );
}

/** Returns the name of the folder's place, or a text if the place does not exist or was not looked up. */
function getFolderTitle({ place, isOrphaned, name }: UploadFolderView): string {
  if (place) return place.name || name;
  return isOrphaned ? texts.goneFolderPlace : texts.uncheckedFolderPlace;
}
