import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { placeQuery } from '#data/places/place-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import { linkTo } from '#domain/routes.ts';

/** Whose offer it is, and the way to all of that place. */
export function PlaceName({ placeId, isLink }: { placeId: string; isLink: boolean }) {
  const { data: place, error } = useQuery(placeQuery(placeId));
  const isGone = error !== null && errorCode(error) === 'not-found';
  const name = place?.title ?? (isGone ? 'Lugar excluído' : error ? 'Lugar sem nome' : '…');
  if (!isLink) return <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>;
  return (
    <Link
      to={linkTo('/admin/offers', { place: placeId })}
      aria-label={`Ofertas de ${name}`}
      className="inline-flex min-h-11 w-fit items-center font-semibold wrap-anywhere text-sea-ink underline underline-offset-4"
    >
      {name}
    </Link>
  );
}
