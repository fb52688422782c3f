import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import { SequentialReveal } from '#ui/sequential-reveal.tsx';
import { FolderSection } from './folder-section.tsx';
import { UnsavedSection } from './unsaved-section.tsx';
import { StorageSection } from './storage-section.tsx';

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
