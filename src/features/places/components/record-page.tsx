import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { placeQuery } from '#features/places/data/place-queries.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { Place } from '#features/places/model/place.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import { placeDetailErrors } from '#features/places/page-texts.ts';
import * as texts from '#features/places/panel-texts.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { QueryState } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RecordView } from './record-view.tsx';

interface RecordPageProps<RecordType> {
  user: User;
  title: string;
  /** Path of the list that the back link leads to. */
  listPath: string;
  listName: string;
  /** Query of the record to edit, or null for a new record of the place `placeId`. */
  record: QueryState<RecordType> | null;
  placeId: string;
  sentences: ErrorSentences;
  loading: string;
  children: (place: Place, record: RecordType | null) => ReactNode;
}

/** Renders the page where a manager creates or edits a record of a place, such as an event. */
export function RecordPage<RecordType extends { placeId: string }>({
  user,
  title,
  listPath,
  listName,
  record,
  placeId,
  sentences,
  loading,
  children,
}: RecordPageProps<RecordType>) {
  const recordPlaceId = record?.data?.placeId ?? placeId;
  const place = useQuery({ ...placeQuery(recordPlaceId), enabled: recordPlaceId !== '' });
  const viewProps = {
    failure: 'h1',
    isQuiet: true,
    loading,
    skeleton: (
      <>
        <Skeleton className="mt-4 h-9 w-2/3 max-w-md" />
        <Skeleton className="mt-6 h-64 w-full rounded-card" />
      </>
    ),
    leaveAction: <ButtonLink to={listPath}>{texts.backToList(listName)}</ButtonLink>,
  } as const;
  const renderEditor = (loadedRecord: RecordType | null) => (
    <RecordView {...viewProps} query={place} sentences={placeDetailErrors}>
      {(loadedPlace) =>
        canManagePlace(user, loadedPlace.id, loadedPlace.createdBy) ? (
          <>
            <h1 className="mt-2 text-2xl font-extrabold md:text-3xl">{title}</h1>
            <p className="mt-1 wrap-anywhere text-ink-muted">{loadedPlace.title}</p>
            {children(loadedPlace, loadedRecord)}
          </>
        ) : (
          <h1 className="mt-6 text-2xl font-extrabold">{texts.notYourPlace}</h1>
        )
      }
    </RecordView>
  );

  return (
    <div className="page py-3 md:py-8">
      <title>{`${title} · ${brand.name}`}</title>
      {/* On phones, the header has the link that leaves the form. */}
      <div data-leaves-form>
        <BackLink to={listPath}>{listName}</BackLink>
      </div>
      {record === null ? (
        renderEditor(null)
      ) : (
        <RecordView {...viewProps} query={record} sentences={sentences} missingIcon={SearchX}>
          {renderEditor}
        </RecordView>
      )}
    </div>
  );
}
