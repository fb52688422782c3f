import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import type { UnsavedPicture } from '#features/pictures/model/unsaved-picture.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useNow } from '#ui/use-now.ts';

interface UnsavedRowProps {
  picture: UnsavedPicture;
  onRemove: () => void;
}

export function UnsavedRow({ picture, onRemove }: UnsavedRowProps) {
  const { url, placeId, placeTitle, sentAt } = picture;
  const age = formatRelativeDate(new Date(sentAt), useNow());
  // A picture that is narrow itself has no smaller file.
  const [isSmall, setSmall] = useState(true);
  return (
    <li className="flex items-center gap-3 py-3 pr-2 pl-4">
      <img
        src={isSmall ? url.replace(/\.webp$/, '-320.webp') : url}
        onError={() => {
          setSmall(false);
        }}
        alt={`Foto não salva de ${placeTitle}`}
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
        <p className="text-sm text-ink-muted">{`Enviada ${age}`}</p>
      </div>
      <IconButton label={`Excluir a foto de ${placeTitle} enviada ${age}`} onClick={onRemove}>
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </li>
  );
}
