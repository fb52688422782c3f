import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { undoQuery } from '#data/imports/import-queries.ts';
import { importListErrors } from '#texts/errors/imports.ts';
import { countText } from '#texts/formats.ts';
import { keptReasonLabels } from '#texts/place-import.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/button.tsx';

interface KeptPlacesProps {
  uid: string;
  importId: string;
  count: number;
}

/** The places that stayed when an import was undone, with the reason of each. */
export function KeptPlaces({ uid, importId, count }: KeptPlacesProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...undoQuery(uid, importId), enabled: isOpen });
  return (
    <div className="mt-2">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {isOpen ? 'Esconder os que ficaram' : 'Ver os que ficaram'}
      </Button>
      {isOpen && error && !data && (
        <FailureLine sentences={importListErrors} error={error} onRetry={() => void refetch()} />
      )}
      {isOpen && data && (
        <ul className="mt-3 divide-y divide-line">
          {data.kept.map(({ id, title, reason }) => (
            <li key={id} className="py-1">
              <Link
                to={`/admin/places/${id}/edit`}
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea-ink underline underline-offset-4"
              >
                <bdi>{title || 'Lugar sem nome'}</bdi>
              </Link>
              <p className="text-sm text-ink-muted">{keptReasonLabels[reason]}</p>
            </li>
          ))}
        </ul>
      )}
      {isOpen && data && count > data.kept.length && (
        <p className="mt-2 text-sm text-ink-muted">
          E mais {countText(count - data.kept.length, 'lugar', 'lugares')}.
        </p>
      )}
    </div>
  );
}
