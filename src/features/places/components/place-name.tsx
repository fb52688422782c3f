import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { placeQuery } from '#features/places/data/place-queries.ts';
import * as texts from '#features/places/panel-texts.ts';
import { errorCode } from '#shared/app-error.ts';

interface PlaceNameProps {
  placeId: string;
  /** Link to a list of this place, and its label, such as 'Benefícios'. */
  link?: { to: string; label: string };
}

/** Renders the name of the place that a record belongs to. */
export function PlaceName({ placeId, link }: PlaceNameProps) {
  const { data: place, error } = useQuery(placeQuery(placeId));
  const isDeleted = error !== null && errorCode(error) === 'not-found';
  const name = place?.title ?? (isDeleted ? texts.deletedPlace : error ? texts.namelessPlace : '…');
  if (!link) return <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>;
  return (
    <Link
      to={link.to}
      aria-label={texts.linkOfPlace(link.label, name)}
      className="relative -my-1.5 inline-flex w-fit py-2.5 text-sm wrap-anywhere text-ink-muted underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}
