import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useEffect, useMemo } from 'react';
import { MapPin } from 'lucide-react';
import { publicListQuery } from '#features/lists/data/public-list-queries.ts';
import { AppError } from '#shared/app-error.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { listLinkCorrection } from '#features/lists/model/public-list.ts';
import type { PublicList, PublicListItem } from '#features/lists/model/public-list.ts';
import { writtenIn } from '#features/language/texts.ts';
import * as texts from '#features/lists/texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { useCanonicalPath } from '#ui/use-canonical-path.ts';
import * as brand from '#shared/brand.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import { linkTo } from '#shared/routes.ts';
import { langOf } from '#shared/translations.ts';
import { ListWithMap } from '#features/map/components/list-map/list-with-map.tsx';
import { toMapPlaces } from '#features/map/components/list-map/map-places.tsx';
import { useMapAddress } from '#features/map/components/list-map/map-switch.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Banner } from '#ui/banner.tsx';
import { rowsClasses, RowsSkeleton } from '#ui/rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMetaDescription } from '#ui/use-meta-description.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import './print.css';
import { ItemNote, PlaceTexts } from './place-texts.tsx';

/** Lazy-loaded because it is rarely shown. */
const PublicListProblem = lazyPart(
  texts.loading,
  async () => (await import('./public/public-list-problem.tsx')).PublicListProblem,
  { hasPlace: false },
);

const missingIdError = new AppError('invalid-input', 'The address holds no list id');

export default function PublicListScreen() {
  const { listId: listParam = '' } = useParams();
  const id = placeIdFromParam(listParam).trim();
  const { data, error, refetch } = useQuery({ ...publicListQuery(id), enabled: id !== '' });
  useCanonicalPath(data ? listLinkCorrection(data, listParam) : null);

  if (id === '' || (error && !data)) {
    return (
      <PublicListProblem
        error={id === '' ? missingIdError : error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PublicListSkeleton />;
  return <PublicListView key={data.id} list={data} />;
}

/** Lazy-loaded, because visitors read the list before they use the actions. */
const PublicListActions = lazyPart(
  texts.loading,
  async () => (await import('./public/public-list-actions.tsx')).PublicListActions,
  { skeleton: <Skeleton className="h-11 w-full" /> },
);

/** Images loaded eagerly: the number that fits the first view of a phone. */
const eagerImageCount = 4;

/**
 * Renders a whole public list. The server renders it too, so the browser can show, print and search it without
 * JavaScript.
 */
function PublicListView({ list }: { list: PublicList }) {
  const { name, note, items, missing } = list;
  const lang = langOf(list);
  useMetaDescription(note);
  return (
    <div data-prints className="page pt-3 pb-8 md:pt-8">
      <title>{`${name} · ${brand.name}`}</title>
      <div data-on-screen>
        <BackLink to={linkTo('/')}>{texts.homeLink}</BackLink>
      </div>
      <h1 lang={lang} className="mt-1 text-2xl font-extrabold wrap-anywhere md:text-3xl">
        {name}
      </h1>
      {note && (
        <p lang={lang} dir="auto" className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
      <p className="mt-1 text-ink-muted tabular">
        {texts.publicListCount(items.length, missing)}
        {lang && ` · ${writtenIn[list.language]}`}
      </p>
      <div data-on-screen className="mt-3 mb-5">
        <PublicListActions list={list} />
      </div>
      {/* The height of the actions (one or two rows) depends on the width, so the list is revealed after them. */}
      <div className="in-turn">
        {items.length > 0 ? <PublicListPlaces list={list} lang={lang} /> : <NoPlaces />}
      </div>
    </div>
  );
}

/** Placeholder while the list is loading. */
function PublicListSkeleton() {
  // The code of the actions is loaded now, because the list is revealed after the actions.
  useEffect(() => {
    PublicListActions.preload();
  }, []);
  return (
    <div className="page min-h-dvh pt-3 md:pt-8">
      <LoadingRegion label={texts.loadingPublicList}>
        <Skeleton className="mt-12 h-8 w-64" />
        <Skeleton className="mt-3 mb-6 h-5 w-40" />
        <RowsSkeleton count={5} />
      </LoadingRegion>
    </div>
  );
}

interface PublicListPlacesProps {
  list: PublicList;
  /** Attribute of the notes. */
  lang: string | undefined;
}

function PublicListPlaces({ list: { id, name, items }, lang }: PublicListPlacesProps) {
  const { area } = useMapAddress();
  const shownItems = useMemo(
    () => items.filter(({ place }) => area === null || isInArea(area, place.geo)),
    [items, area],
  );
  const mapPlaces = useMemo(() => toMapPlaces(shownItems.map(({ place }) => place)), [shownItems]);
  return (
    <ListWithMap label={texts.mapOf(name)} places={mapPlaces} viewKey={id}>
      {shownItems.length > 0 ? (
        <ol aria-label={texts.placesOf(name)} className={rowsClasses}>
          {shownItems.map(({ place, note }, position) => (
            <li key={place.id} data-place={place.id}>
              <PublicListRow
                place={place}
                note={note}
                lang={lang}
                eager={position < eagerImageCount}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p>{texts.noneInMapArea}</p>
      )}
    </ListWithMap>
  );
}

function NoPlaces() {
  return (
    <Banner
      icon={<MapPin aria-hidden size={28} />}
      title={texts.noPublicItemsTitle}
      actions={<ButtonLink to={linkTo('/categories')}>{texts.discoverPlaces}</ButtonLink>}
    >
      <p>{texts.noPublicItemsHint}</p>
    </Banner>
  );
}

interface PublicListRowProps extends PublicListItem {
  /** Attribute of the note. */
  lang: string | undefined;
  /** True if the image is loaded eagerly. */
  eager: boolean;
}

/** Renders a place of a public list. Its address is shown only in print, where the link is useless. */
function PublicListRow({ place, note, lang, eager }: PublicListRowProps) {
  return (
    <article className="flex gap-3 px-4 py-3">
      <PlacePicture
        image={place.cover}
        alt=""
        sizes="96px"
        eager={eager}
        className="h-18 w-24 shrink-0 rounded-control"
      />
      <div className="flex min-h-18 min-w-0 flex-1 flex-col">
        <PlaceTexts place={place} />
        <p data-on-paper className="text-sm wrap-anywhere">
          {place.location}
        </p>
        <ItemNote note={note} lang={lang} />
      </div>
    </article>
  );
}
