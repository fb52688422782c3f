import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Eraser } from 'lucide-react';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import { SequentialReveal } from '#ui/progressive/sequential-reveal.tsx';
import {
  cleanTemporaryMutation,
  storageStatisticsQuery,
} from '#features/pictures/data/upload-folder-queries.ts';
import type { StorageStatistics } from '#features/pictures/model/upload-folder.ts';
import { errorCode } from '#shared/app-error.ts';
import { formatDateTime, formatInteger } from '#shared/formats/formats.ts';
import { statisticsErrors } from '#features/statistics/panel-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Button } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FolderSection } from './folder-section.tsx';
import { UnsavedSection } from './unsaved-section.tsx';

export default function UploadsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.uploadsPageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.uploadsHeading}</h1>
      <p className="mt-1 text-ink-muted">{texts.uploadsHint}</p>
      <SequentialReveal>
        <StorageSection uid={user.uid} />
        <UnsavedSection uid={user.uid} />
        <FolderSection uid={user.uid} />
      </SequentialReveal>
    </div>
  );
}

/** Storage used by all images, and the cleanup of interrupted uploads. */
function StorageSection({ uid }: { uid: string }) {
  const client = useQueryClient();
  const query = useQuery(storageStatisticsQuery(uid));
  const cleanMutation = useMutation(cleanTemporaryMutation(client, uid));

  return (
    <section aria-labelledby="armazenamento" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="armazenamento" className="text-xl font-bold">
          {texts.storageHeading}
        </h2>
        <Button
          variant="secondary"
          aria-disabled={cleanMutation.isPending}
          onClick={() => {
            if (!cleanMutation.isPending) cleanMutation.mutate();
          }}
        >
          <Eraser aria-hidden size={20} />
          {cleanMutation.isPending ? texts.cleaningTemporary : texts.cleanTemporary}
        </Button>
      </div>
      <p role="status" className="font-medium text-open empty:hidden">
        {cleanMutation.data}
      </p>
      <FormAlert
        text={
          cleanMutation.error
            ? errorSentence(texts.uploadTempCleanErrors, errorCode(cleanMutation.error))
            : ''
        }
      />
      <QueryView
        query={query}
        sentences={statisticsErrors}
        failure="h3"
        loading={texts.loadingStatistics}
        skeleton={<Skeleton className="mt-3 h-80 rounded-card" />}
      >
        {(storage) => <StorageFacts storage={storage} />}
      </QueryView>
    </section>
  );
}

function StorageFacts({ storage }: { storage: StorageStatistics }) {
  const { folderCount, fileCount, totalHuman, uploadsDir, oldestFileAt, newestFileAt } = storage;
  const formatDay = (instant: string | null) => (instant ? formatDateTime(new Date(instant)) : '—');
  const facts = [
    { label: texts.folderCountLabel, value: formatInteger(folderCount) },
    { label: texts.fileCountLabel, value: formatInteger(fileCount) },
    { label: texts.usedSpaceLabel, value: totalHuman },
    { label: texts.oldestFileLabel, value: formatDay(oldestFileAt) },
    { label: texts.newestFileLabel, value: formatDay(newestFileAt) },
  ];
  return (
    <div className="mt-3 rounded-card border border-line bg-surface p-4 shadow-card md:p-6">
      <dl className="grid gap-x-12 lg:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-3 border-b border-line py-2"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="ml-auto text-right font-semibold wrap-anywhere tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="group mt-3 text-sm text-ink-muted">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-sea-ink [&::-webkit-details-marker]:hidden">
          {texts.technicalDetails}
          <ChevronDown
            aria-hidden
            size={20}
            className="shrink-0 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <p className="wrap-anywhere">{texts.serverFolder(uploadsDir)}</p>
      </details>
    </div>
  );
}
