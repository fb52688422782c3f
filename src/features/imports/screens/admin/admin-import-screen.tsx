import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { ImportPanel } from './import-panel.tsx';

const PastImports = lazyPart(
  texts.loadingImports,
  async () => (await import('./past/past-imports.tsx')).PastImports,
);

export default function ImportScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.importPageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.importPageHeading}</h1>
      <p className="mt-1 max-w-prose text-ink-muted">{texts.importPageLead}</p>
      <div className="mt-6 flex flex-col gap-5">
        <ImportPanel uid={user.uid} />
        <PastImports uid={user.uid} />
      </div>
    </div>
  );
}
