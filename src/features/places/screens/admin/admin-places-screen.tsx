import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { allCategoriesQuery } from '#features/categories/data/category-admin-queries.ts';
import { adminPlacesCountQuery } from '#features/places/data/admin/admin-place-queries.ts';
import { noAdminPlaceFilters } from '#features/places/model/admin-place-filters.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import { categoryListErrors } from '#features/categories/panel-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/places/panel-texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PlaceFilterBar } from './place-filter-bar.tsx';
import { PlaceList } from './place-list.tsx';
import { usePlaceSelection, maxSelectedPlaces } from './use-place-selection.ts';
import { usePlacesAddress } from './use-places-address.ts';

const BulkActivationDialog = lazyDialog(
  async () => (await import('./bulk-activation-dialog.tsx')).BulkActivationDialog,
);
const BulkDeleteDialog = lazyDialog(
  async () => (await import('./bulk-delete-dialog.tsx')).BulkDeleteDialog,
);
const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog);
const DeletePlaceDialog = lazyDialog(
  async () => (await import('./delete-place-dialog.tsx')).DeletePlaceDialog,
);

type Task =
  | { kind: 'delete'; place: Place }
  | { kind: 'activate'; isActive: boolean }
  | { kind: 'delete-many' }
  | { kind: 'export' };

export default function AdminPlacesScreen() {
  const { user } = useSession();
  // The list needs the categories, because the URL contains category slugs.
  const query = useQuery({ ...allCategoriesQuery(user?.uid ?? ''), enabled: user !== null });
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <QueryView
        query={query}
        sentences={categoryListErrors}
        failure="h1"
        isQuiet
        loading={texts.loadingPlaces}
        skeleton={<RowsSkeleton count={8} />}
      >
        {(categories) => <Places uid={user.uid} categories={categories} />}
      </QueryView>
    </div>
  );
}

function Places({ uid, categories }: { uid: string; categories: readonly Category[] }) {
  const address = usePlacesAddress();
  const placeSelection = usePlaceSelection();
  const [isSelecting, setSelecting] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { filters } = address;
  const { text, status, sort } = filters;
  const category = categories.find(({ slug }) => slug === filters.category);
  const criteria = { text: text.trim(), categoryId: category?.id ?? null, status, sort };
  const count = useQuery(adminPlacesCountQuery(uid, criteria)).data ?? null;
  const closeDialog = () => {
    setTask(null);
  };

  return (
    <>
      <title>{texts.placesPageTitle}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h1
            ref={headingRef}
            tabIndex={-1}
            className="text-2xl font-extrabold outline-none md:text-3xl"
          >
            {texts.placesTitle}
          </h1>
          <p role="status" className="min-h-6 text-ink-muted tabular">
            {count !== null && texts.placeCount(count)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              setTask({ kind: 'export' });
            }}
          >
            <Download aria-hidden size={20} />
            <span className="max-sm:sr-only">{texts.exportCsv}</span>
          </Button>
          <ButtonLink to={linkTo('/admin/places/new')}>
            <Plus aria-hidden size={20} />
            {texts.newPlace}
          </ButtonLink>
        </div>
      </div>
      <PlaceFilterBar
        filters={address.requestedFilters}
        categories={categories}
        onChange={address.setFilters}
      >
        <Button
          variant="secondary"
          className="xl:hidden"
          aria-pressed={isSelecting}
          onClick={() => {
            setSelecting(!isSelecting);
            placeSelection.clear();
          }}
        >
          {isSelecting ? texts.stopSelecting : texts.startSelecting}
        </Button>
      </PlaceFilterBar>
      <div className="mt-5">
        <PlaceList
          uid={uid}
          criteria={criteria}
          categories={categories}
          cursor={address.cursor}
          page={address.page}
          isFiltered={text !== '' || status !== null || category !== undefined}
          placeSelection={placeSelection}
          isSelecting={isSelecting}
          onNext={address.goToNextPage}
          onPrevious={address.goToPreviousPage}
          onShowAll={() => {
            address.setFilters(noAdminPlaceFilters);
          }}
          onDelete={(place) => {
            setTask({ kind: 'delete', place });
          }}
        />
      </div>
      {placeSelection.titlesById.size > 0 && (
        <BulkBar
          count={placeSelection.titlesById.size}
          onActivate={(isActive) => {
            setTask({ kind: 'activate', isActive });
          }}
          onDelete={() => {
            setTask({ kind: 'delete-many' });
          }}
          onClear={placeSelection.clear}
        />
      )}
      {task?.kind === 'delete' && (
        <DeletePlaceDialog
          uid={uid}
          place={task.place}
          onClose={closeDialog}
          onDeleted={() => {
            placeSelection.setPlacesSelected([task.place], false);
            closeDialog();
            headingRef.current?.focus();
          }}
        />
      )}
      {task?.kind === 'activate' && (
        <BulkActivationDialog
          uid={uid}
          titlesById={placeSelection.titlesById}
          isActive={task.isActive}
          onClose={(remainingIds) => {
            placeSelection.keepOnly(remainingIds);
            closeDialog();
            headingRef.current?.focus();
          }}
        />
      )}
      {task?.kind === 'delete-many' && (
        <BulkDeleteDialog
          uid={uid}
          titlesById={placeSelection.titlesById}
          onClose={(remainingIds) => {
            placeSelection.keepOnly(remainingIds);
            closeDialog();
            headingRef.current?.focus();
          }}
        />
      )}
      {task?.kind === 'export' && (
        <ExportDialog
          criteria={criteria}
          categories={categories}
          total={count}
          onClose={closeDialog}
        />
      )}
    </>
  );
}

/** Renders the actions for the selected places. Stays visible while scrolling. */
function BulkBar({
  count,
  onActivate,
  onDelete,
  onClear,
}: {
  count: number;
  onActivate: (isActive: boolean) => void;
  onDelete: () => void;
  onClear: () => void;
}) {
  return (
    <div className="sticky bottom-[calc(var(--foot)+0.5rem)] z-10 mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 shadow-float">
      <p role="status" className="text-sm font-semibold">
        {texts.selectedPlaceCount(count, count >= maxSelectedPlaces)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            onActivate(true);
          }}
        >
          {texts.activate}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            onActivate(false);
          }}
        >
          {texts.deactivate}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onDelete}>
          {texts.deleteLabel}
        </Button>
        <Button variant="quiet" aria-label={texts.clearSelection} onClick={onClear}>
          {texts.clearSelectionShort}
        </Button>
      </div>
    </div>
  );
}
