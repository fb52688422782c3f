import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { uploadFoldersQuery } from '#data/uploads/upload-folder-queries.ts';
import type { UploadFolderView } from '#domain/upload-folder.ts';
import { countText } from '#texts/formats.ts';
import { uploadFoldersErrors } from '#texts/errors/admin.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { RowsSkeleton, rowsLook } from '#components/place-rows/place-rows.tsx';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { FolderRow } from './folder-row.tsx';
import { RemoveFolderDialog } from './remove-folder-dialog.tsx';

/** Rows shown at once: a guide of ten thousand places has as many folders. */
const rowsAtOnce = 50;

/** The folders of pictures, orphans first. */
export function FolderSection({ uid }: { uid: string }) {
  const { data, error, refetch, isFetching } = useQuery(uploadFoldersQuery(uid));
  const [onlyOrphans, setOnlyOrphans] = useState(false);
  const [shown, setShown] = useState(rowsAtOnce);
  const [removing, setRemoving] = useState<UploadFolderView | null>(null);
  const [outcome, setOutcome] = useState('');
  const again = () => void refetch();

  const folders = data?.folders.filter(({ isOrphaned }) => isOrphaned || !onlyOrphans) ?? [];
  return (
    <section aria-labelledby="pastas" className="mt-10">
      <h2 id="pastas" className="text-xl font-bold">
        Pastas de imagens
      </h2>
      <p role="status" className="mt-2 font-medium text-open empty:hidden">
        {outcome}
      </p>
      {error && data && (
        <FailureLine sentences={uploadFoldersErrors} error={error} onRetry={again} />
      )}
      {!data && error && (
        <FailureNotice as="h3" sentences={uploadFoldersErrors} error={error} onRetry={again} />
      )}
      {!data && !error && (
        <div className="mt-3">
          <LoadingRegion label="Carregando pastas...">
            <RowsSkeleton count={5} />
          </LoadingRegion>
        </div>
      )}
      {data && (
        <>
          <div className="mt-2 mb-3 flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-muted">
              {`${countText(data.folders.length, 'pasta', 'pastas')}, ${countText(data.orphanedCount, 'órfã', 'órfãs')}`}
            </p>
            {data.orphanedCount > 0 && (
              <ToggleChip
                pressed={onlyOrphans}
                onToggle={() => {
                  setOnlyOrphans(!onlyOrphans);
                  setShown(rowsAtOnce);
                }}
              >
                Só órfãs
              </ToggleChip>
            )}
          </div>
          {data.uncheckedCount > 0 && (
            <p className="mb-3 flex flex-wrap items-center gap-x-3 rounded-control bg-warning-soft px-4 py-2 text-warning">
              {`Ainda falta conferir o lugar de ${countText(data.uncheckedCount, 'pasta', 'pastas')}.`}
              <button
                type="button"
                onClick={again}
                disabled={isFetching}
                className="min-h-11 font-semibold underline"
              >
                {isFetching ? 'Conferindo...' : 'Conferir mais'}
              </button>
            </p>
          )}
          {folders.length === 0 ? (
            <Notice as="h3" icon={<FolderOpen aria-hidden size={28} />} title="Nenhuma pasta">
              <p>As pastas aparecem quando um lugar recebe a primeira imagem.</p>
            </Notice>
          ) : (
            <ul className={rowsLook}>
              {folders.slice(0, shown).map((folder) => (
                <FolderRow
                  key={folder.name}
                  folder={folder}
                  onRemove={() => {
                    setOutcome('');
                    setRemoving(folder);
                  }}
                />
              ))}
            </ul>
          )}
          {folders.length > shown && (
            <div className="mt-4 flex justify-center">
              <Button
                variant="secondary"
                onClick={() => {
                  setShown(shown + rowsAtOnce);
                }}
              >
                Mostrar mais pastas
              </Button>
            </div>
          )}
        </>
      )}
      <RemoveFolderDialog
        uid={uid}
        folder={removing}
        onClose={() => {
          setRemoving(null);
        }}
        onRemoved={(message) => {
          setRemoving(null);
          setOutcome(message);
        }}
      />
    </section>
  );
}
