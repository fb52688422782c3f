import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { brand } from '#shared/brand.ts';
import type { Place } from '#features/places/model/place.ts';
import { canManagePlace } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';
import { placeDetailErrors } from '#features/places/page-texts.ts';
import { BackLink } from '#ui/back-link.tsx';
import type { FailureSentences } from '#ui/failure-text.ts';
import { QueryView } from '#ui/query-view.tsx';
import type { QueryState } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface RecordPageProps<Kept> {
  user: User;
  title: string;
  /** Path of the list that the back link leads to. */
  listPath: string;
  listName: string;
  /** Query of the record to edit, or null for a new record of the place `placeId`. */
  record: QueryState<Kept> | null;
  placeId: string;
  sentences: FailureSentences;
  loading: string;
  children: (place: Place, record: Kept | null) => ReactNode;
}

/** Renders the page where a manager creates or edits a record of a place, such as an event. */
export function RecordPage<Kept extends { placeId: string }>({
  user,
  title,
  listPath,
  listName,
  record,
  placeId,
  sentences,
  loading,
  children,
}: RecordPageProps<Kept>) {
  const ofPlace = record?.data?.placeId ?? placeId;
  const place = useQuery({ ...placeQuery(ofPlace), enabled: ofPlace !== '' });
  const view = {
    failure: 'h1',
    isQuiet: true,
    loading,
    skeleton: (
      <>
        <Skeleton className="mt-4 h-9 w-2/3 max-w-md" />
        <Skeleton className="mt-6 h-64 w-full rounded-card" />
      </>
    ),
  } as const;
  const editorOf = (kept: Kept | null) => (
    <QueryView {...view} query={place} sentences={placeDetailErrors}>
      {(found) =>
        canManagePlace(user, found.id, found.createdBy) ? (
          <>
            <h1 className="mt-2 text-2xl font-extrabold md:text-3xl">{title}</h1>
            <p className="mt-1 wrap-anywhere text-ink-muted">{found.title}</p>
            {children(found, kept)}
          </>
        ) : (
          <h1 className="mt-6 text-2xl font-extrabold">Você não gerencia este local.</h1>
        )
      }
    </QueryView>
  );

  return (
    <div className="page py-3 md:py-8">
      <title>{`${title} · ${brand.name}`}</title>
      <BackLink to={listPath}>{listName}</BackLink>
      {record === null ? (
        editorOf(null)
      ) : (
        <QueryView {...view} query={record} sentences={sentences}>
          {editorOf}
        </QueryView>
      )}
    </div>
  );
}
