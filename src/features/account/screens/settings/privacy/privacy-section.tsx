import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/account/settings-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { RichText } from '#ui/rich-text.tsx';

/** Section for the export and erasure of personal data (LGPD, article 18). */
export function PrivacySection() {
  return (
    <>
      <ExportSection />
      <ErasureSection />
    </>
  );
}

const OwnErasureDialog = lazyDialog(
  async () => (await import('./own-erasure-dialog.tsx')).OwnErasureDialog,
);

function ErasureSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardSection title={texts.erasureTitle} lead={texts.erasureLead}>
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        {texts.eraseAccount}
      </Button>
      {isOpen && (
        <OwnErasureDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </CardSection>
  );
}

const accountStore = lazyStore(() => import('#features/account/data/account-store.ts'));
const loadOutbox = lazyStore(() => import('#platform/offline/device-outbox.ts'));

function ExportSection() {
  const uid = useSession().user?.uid ?? '';
  const exportMutation = useMutation({
    mutationFn: async () => {
      // The export must include changes made offline.
      const { outbox } = await loadOutbox();
      if (outbox.pendingChanges().length > 0) await outbox.sendPending(uid);
      const file = await (await accountStore()).exportPersonalData();
      return { file, missing: outbox.pendingChanges().length };
    },
    onSuccess: ({ file }) => {
      saveFile(file);
    },
  });
  const exportData = () => {
    if (!exportMutation.isPending) exportMutation.mutate();
  };
  return (
    <CardSection title={texts.exportTitle} lead={texts.exportLead}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={exportData} aria-disabled={exportMutation.isPending}>
          <Download aria-hidden size={20} />
          {exportMutation.isPending ? texts.collectingData : texts.downloadData}
        </Button>
        <p role="status" className="min-w-0 wrap-anywhere">
          {exportMutation.isSuccess && (
            <>
              <RichText
                text={texts.exportDone}
                parts={{ file: () => <strong>{exportMutation.data.file.filename}</strong> }}
              />{' '}
              {texts.unsentChangesText(exportMutation.data.missing)}
            </>
          )}
        </p>
      </div>
      {exportMutation.isError && (
        <FailureLine
          sentences={texts.dataExportErrors}
          error={exportMutation.error}
          onRetry={exportData}
        />
      )}
    </CardSection>
  );
}
