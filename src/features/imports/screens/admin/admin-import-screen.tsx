import { useSession } from '#features/account/components/session/use-session.ts';
import { ImportFrame } from '#features/imports/components/import-frame.tsx';
import * as texts from '#features/imports/panel-texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { ImportPanel } from './import-panel.tsx';

const PastImports = lazyPart(
  texts.loadingImports,
  async () => (await import('./past-imports.tsx')).PastImports,
);

export default function ImportScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <ImportFrame
      pageTitle={texts.importPageTitle}
      heading={texts.importPageHeading}
      lead={texts.importPageLead}
    >
      <ImportPanel uid={user.uid} />
      <PastImports uid={user.uid} />
    </ImportFrame>
  );
}
