import { brand } from '#shared/brand.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { ImportPanel } from './import-panel.tsx';

const PastImports = lazyPart(
  'Carregando importações...',
  async () => (await import('./past/past-imports.tsx')).PastImports,
);

export default function ImportScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Importação de lugares · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Importação de lugares</h1>
      <p className="mt-1 max-w-prose text-ink-muted">
        Traga lugares de uma planilha ou do OpenStreetMap. Você confere tudo antes de gravar.
      </p>
      <div className="mt-6 flex flex-col gap-5">
        <ImportPanel uid={user.uid} />
        <PastImports uid={user.uid} />
      </div>
    </div>
  );
}
