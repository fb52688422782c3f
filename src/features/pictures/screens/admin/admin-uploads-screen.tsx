import { brand } from '#shared/brand.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { SequentialReveal } from '#ui/sequential-reveal.tsx';
import { FolderSection } from './folder-section.tsx';
import { UnsavedSection } from './unsaved-section.tsx';
import { StorageSection } from './storage-section.tsx';

export default function UploadsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{`Uploads · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">Uploads</h1>
      <p className="mt-1 text-ink-muted">As imagens dos lugares guardadas no servidor.</p>
      <SequentialReveal>
        <StorageSection uid={user.uid} />
        <UnsavedSection uid={user.uid} />
        <FolderSection uid={user.uid} />
      </SequentialReveal>
    </div>
  );
}
