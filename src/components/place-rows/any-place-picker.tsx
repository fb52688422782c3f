import { useDeferredValue, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, SearchX } from 'lucide-react';
import { placesByTitleQuery } from '#data/places/managed-place-queries.ts';
import { placeListErrors } from '#texts/errors/places.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { rowsLook, RowsSkeleton } from '#components/place-rows/place-rows.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { SearchInput } from '#ui/search-input.tsx';

/** A super admin keeps every place and chooses one by its name instead of seeing everything at once. */
export function AnyPlacePicker({ onPick }: { onPick: (placeId: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const typed = useDeferredValue(text.trim());
  const { data, error, refetch } = useQuery(placesByTitleQuery(typed));

  return (
    <section aria-label="Escolher um local" className="mt-4 max-w-xl">
      <p className="mb-3 text-ink-muted">
        Você administra todos os lugares. Escolha um pelo começo do nome.
      </p>
      <div className="relative">
        <SearchInput
          ref={field}
          aria-label="Nome do local"
          placeholder="Nome do local"
          value={text}
          clearLabel="Limpar"
          onChange={(event) => {
            setText(event.target.value);
          }}
          onClear={() => {
            setText('');
          }}
        />
      </div>
      <div className="mt-4">
        {error && !data && (
          <FailureLine sentences={placeListErrors} error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <LoadingRegion label="Carregando lugares...">
            <RowsSkeleton count={4} />
          </LoadingRegion>
        )}
        {data?.length === 0 && (
          <Notice icon={<SearchX aria-hidden size={28} />} title="Nenhum lugar encontrado">
            <p>Confira o começo do nome. Lugares inativos não aparecem aqui.</p>
          </Notice>
        )}
        {data && data.length > 0 && (
          <ul className={rowsLook}>
            {data.map(({ id, title, location }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => {
                    onPick(id);
                  }}
                  className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-3 hover:bg-sunken"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold wrap-anywhere">{title}</span>
                    <span className="block text-sm wrap-anywhere text-ink-muted">{location}</span>
                  </span>
                  <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
