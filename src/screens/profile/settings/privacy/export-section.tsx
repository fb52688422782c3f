import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportPersonalData } from '#data/account/account-store.ts';
import { dataExportErrors } from '#texts/errors/privacy.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { saveFile } from '#components/save-file/save-file.ts';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';

export function ExportSection() {
  const gathering = useMutation({ mutationFn: exportPersonalData, onSuccess: saveFile });
  const gather = () => {
    if (!gathering.isPending) gathering.mutate();
  };
  return (
    <SettingsSection
      title="Seus dados"
      lead="Baixe um arquivo com tudo o que guardamos sobre você: conta, favoritos, avaliações, reservas, clube e foto."
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={gather} aria-disabled={gathering.isPending}>
          <Download aria-hidden size={20} />
          {gathering.isPending ? 'Reunindo seus dados...' : 'Baixar meus dados'}
        </Button>
        <p role="status" className="min-w-0 wrap-anywhere">
          {gathering.isSuccess && (
            <>
              Pronto: o arquivo <strong>{gathering.data.filename}</strong> está nos seus downloads.
            </>
          )}
        </p>
      </div>
      {gathering.isError && (
        <FailureLine sentences={dataExportErrors} error={gathering.error} onRetry={gather} />
      )}
    </SettingsSection>
  );
}
