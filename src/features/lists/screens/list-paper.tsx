import { useEffect, useEffectEvent, useRef } from 'react';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { useToast } from '#ui/toast.tsx';
import { useListPlaces } from './use-list-places.ts';

interface ListPaperProps {
  uid: string;
  list: NamedList;
  /** Incremented for each request to print. */
  asked: number;
}

/** Print version of an own list with all places; the page initially shows only some of them. */
export function ListPaper({ uid, list, asked }: ListPaperProps) {
  const toast = useToast();
  const { places, isLoading, hasFailed, retry } = useListPlaces(uid, list.items);
  /** `asked` values of the last finished attempt and of the last attempt that retried failed reads. */
  const done = useRef(0);
  const retried = useRef(0);
  const goOn = useEffectEvent(() => {
    if (isLoading || done.current === asked) return;
    if (hasFailed && retried.current !== asked) {
      retried.current = asked;
      retry();
      return;
    }
    done.current = asked;
    if (hasFailed) toast('Nem todos os lugares puderam ser lidos. Toque em “Imprimir” de novo.');
    else print();
  });
  useEffect(() => {
    goOn();
  }, [asked, isLoading]);

  return (
    <ol data-on-paper data-paper className="mt-4">
      {list.items.map(({ placeId, note }, at) => (
        <li key={placeId} className="mb-4">
          <strong className="wrap-anywhere">
            {`${at + 1}. ${places[at]?.title ?? 'Lugar indisponível'}`}
          </strong>
          {places[at] && <span className="block wrap-anywhere">{places[at].location}</span>}
          {note && <span className="block wrap-anywhere">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
