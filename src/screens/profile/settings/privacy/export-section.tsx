import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazyStore } from '#data/lazy-store.ts';
import { dataExportErrors } from '#texts/errors/privacy.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';

const accountStore = lazyStore(() => import('#data/account/account-store.ts'));

export function ExportSection() {
  const gathering = useMutation({
    mutationFn: async () => (await accountStore()).exportPersonalData(),
    onSuccess: saveFile,
  });
  const gather = () => {
    if (!gathering.isPending) gathering.mutate();
  };
  return (
    <CardSection
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
    </CardSection>
  );
}
