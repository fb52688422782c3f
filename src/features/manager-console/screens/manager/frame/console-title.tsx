import { useInfiniteQuery } from '@tanstack/react-query';
import { managedPlacesQuery } from '#features/places/data/managed-places-query.ts';
import type { User } from '#features/account/model/user.ts';

/** The name of the one place that somebody keeps, as soon as a page has read it: the bar asks for nothing. */
export function ConsoleTitle({ user }: { user: User }) {
  const { data } = useInfiniteQuery({ ...managedPlacesQuery(user), enabled: false });
  const [first, ...others] = data?.pages.flatMap(({ places }) => places) ?? [];
  return first && others.length === 0 ? first.title : 'Gerência';
}
