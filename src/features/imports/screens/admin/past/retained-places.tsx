import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { undoQuery } from '#features/imports/data/import-queries.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';

interface RetainedPlacesProps {
  uid: string;
  importId: string;
  count: number;
}

/** Renders the places that an undo kept, with the reasons. */
export function RetainedPlaces({ uid, importId, count }: RetainedPlacesProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...undoQuery(uid, importId), enabled: isOpen });
  return (
    <div className="mt-2">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {isOpen ? texts.hideRetainedPlaces : texts.showRetainedPlaces}
      </Button>
      {isOpen && (
        <QueryView query={query} sentences={texts.importListErrors} failure="line">
          {({ kept: retainedPlaces }) => (
            <>
              <ul className="mt-3 divide-y divide-line">
                {retainedPlaces.map(({ id, title, reason }) => (
                  <li key={id} className="py-1">
                    <Link
                      to={linkTo('/admin/places/:placeId/edit', { placeId: id })}
                      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea-ink underline underline-offset-4"
                    >
                      <bdi>{title || texts.unnamedPlace}</bdi>
                    </Link>
                    <p className="text-sm text-ink-muted">{texts.retainedReasonLabels[reason]}</p>
                  </li>
                ))}
              </ul>
              {count > retainedPlaces.length && (
                <p className="mt-2 text-sm text-ink-muted">
                  {texts.moreRetainedPlaces(count - retainedPlaces.length)}
                </p>
              )}
            </>
          )}
        </QueryView>
      )}
    </div>
  );
}
