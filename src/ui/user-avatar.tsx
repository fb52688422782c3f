import { useState } from 'react';
import { cx } from './class-names.ts';
import { hasImageFailed } from './image-failure.ts';

const sizes = { small: 'size-9 text-sm', medium: 'size-11', large: 'size-20 text-2xl' } as const;

interface UserAvatarProps {
  name: string;
  /** '' if there is no image. */
  photoURL: string;
  size: keyof typeof sizes;
}

/** Renders the image of a user, or the initials if there is none or it fails to load. The caller renders the name. */
export function UserAvatar({ name, photoURL, size }: UserAvatarProps) {
  const [failedURL, setFailedURL] = useState('');
  const hasPhoto = photoURL !== '' && photoURL !== failedURL;
  const onFailure = () => {
    setFailedURL(photoURL);
  };
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-content-center overflow-hidden rounded-full bg-sea-soft font-bold text-sea-ink',
        sizes[size],
      )}
    >
      {hasPhoto ? (
        <img
          src={photoURL}
          alt=""
          loading="lazy"
          width="80"
          height="80"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          ref={(image) => {
            if (hasImageFailed(image)) onFailure();
          }}
          onError={onFailure}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** Returns the capital initials of the first and the last name: 'AS' for 'Ana Maria Souza'. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (
    [first, last]
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toLocaleUpperCase('pt-BR') || '?'
  );
}
