import { useInfiniteQuery } from '@tanstack/react-query';
import { Images, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { unsavedPicturesQuery } from '#features/pictures/data/upload-folder-queries.ts';
import * as texts from '#features/pictures/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import { linkTo } from '#shared/routes.ts';
import type { UnsavedPicture } from '#features/pictures/model/upload-folder.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useNow } from '#ui/use-now.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';

const RemoveUnsavedDialog = lazyDialog(
  async () => (await import('./remove-unsaved-dialog.tsx')).RemoveUnsavedDialog,
);

/** Uploaded images that no record references: they are not visible and use storage. */
export function UnsavedSection({ uid }: { uid: string }) {
  const query = useInfiniteQuery(unsavedPicturesQuery(uid));
  const [picturesToRemove, setPicturesToRemove] = useState<readonly UnsavedPicture[]>([]);
  const [outcome, setOutcome] = useState('');
  const recentTotal = (query.data?.pages ?? []).reduce(
    (sum, { recentCount }) => sum + recentCount,
    0,
  );
  const askRemoval = (pictures: readonly UnsavedPicture[]) => {
    setOutcome('');
    setPicturesToRemove(pictures);
  };

  return (
    <section aria-labelledby="nao-salvas" className="mt-10">
      <h2 id="nao-salvas" className="text-xl font-bold">
        {texts.unsavedHeading}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.unsavedHint(recentTotal)}</p>
      <p role="status" className="mt-2 font-medium text-open empty:hidden">
        {outcome}
      </p>
      <div className="mt-3">
        <EndlessList
          query={query}
          sentences={texts.unsavedPicturesErrors}
          failure="h3"
          loading={texts.loadingUnsaved}
          skeleton={<RowsSkeleton count={3} />}
          moreLabel={texts.searchMoreFolders}
          empty={
            <Banner as="h3" icon={<Images aria-hidden size={28} />} title={texts.noUnsavedTitle}>
              <p>{texts.noUnsavedHint}</p>
            </Banner>
          }
        >
          {(pictures) =>
            pictures.length === 0 ? (
              <p className="text-ink-muted">{texts.noUnsavedSoFar}</p>
            ) : (
              <>
                {pictures.length > 1 && (
                  <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
                    <p className="text-ink-muted">{texts.photoCount(pictures.length)}</p>
                    <Button
                      variant="secondary"
                      onClick={() => {
                        askRemoval(pictures);
                      }}
                    >
                      {texts.deleteAllPhotos}
                    </Button>
                  </div>
                )}
                <ul className={rowsClasses}>
                  {pictures.map((picture) => (
                    <UnsavedRow
                      key={picture.url}
                      picture={picture}
                      onRemove={() => {
                        askRemoval([picture]);
                      }}
                    />
                  ))}
                </ul>
              </>
            )
          }
        </EndlessList>
      </div>
      {picturesToRemove.length > 0 && (
        <RemoveUnsavedDialog
          uid={uid}
          pictures={picturesToRemove}
          onClose={(sentence) => {
            setPicturesToRemove([]);
            setOutcome(sentence);
          }}
        />
      )}
    </section>
  );
}

interface UnsavedRowProps {
  picture: UnsavedPicture;
  onRemove: () => void;
}

function UnsavedRow({ picture, onRemove }: UnsavedRowProps) {
  const { url, placeId, placeTitle, sentAt } = picture;
  const age = formatRelativeDate(new Date(sentAt), useNow());
  // An image narrower than the thumbnail width has no smaller file.
  const [showsSmallFile, setShowsSmallFile] = useState(true);
  return (
    <li className="flex items-center gap-3 py-3 pr-2 pl-4">
      <img
        src={showsSmallFile ? url.replace(/\.webp$/, '-320.webp') : url}
        onError={() => {
          setShowsSmallFile(false);
        }}
        alt={texts.unsavedPhotoOf(placeTitle)}
        width={80}
        height={60}
        loading="lazy"
        className="aspect-[4/3] w-20 shrink-0 rounded-control bg-sunken object-cover"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={linkTo('/admin/places/:placeId/edit', { placeId })}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea-ink underline underline-offset-4"
        >
          {placeTitle}
        </Link>
        <p className="text-sm text-ink-muted">{texts.sentAt(age)}</p>
      </div>
      <IconButton label={texts.deletePhotoOf(placeTitle, age)} onClick={onRemove}>
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </li>
  );
}
