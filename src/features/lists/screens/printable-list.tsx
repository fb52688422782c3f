import { useEffect, useEffectEvent, useRef } from 'react';
import type { NamedList } from '#features/lists/model/named-list.ts';
import * as texts from '#features/lists/texts.ts';
import { langOf } from '#shared/translations.ts';
import { useToast } from '#ui/toast.tsx';
import { useListPlaces } from './use-list-places.ts';

interface PrintableListProps {
  uid: string;
  list: NamedList;
  /** Incremented for each request to print. */
  printRequest: number;
}

/** Print version of an own list with all places; the page initially shows only some of them. */
export function PrintableList({ uid, list, printRequest }: PrintableListProps) {
  const toast = useToast();
  const { places, isLoading, hasFailed, retry } = useListPlaces(uid, list.items);
  /**
   * Each holds a value of `printRequest`: of the last finished attempt, and of the last attempt that retried failed
   * reads.
   */
  const completedRequest = useRef(0);
  const retriedRequest = useRef(0);
  const printWhenLoaded = useEffectEvent(() => {
    if (isLoading || completedRequest.current === printRequest) return;
    if (hasFailed && retriedRequest.current !== printRequest) {
      retriedRequest.current = printRequest;
      retry();
      return;
    }
    completedRequest.current = printRequest;
    if (hasFailed) toast(texts.printIncomplete);
    else print();
  });
  useEffect(() => {
    printWhenLoaded();
  }, [printRequest, isLoading]);

  return (
    <ol data-on-paper data-paper className="mt-4">
      {list.items.map(({ placeId, note }, index) => (
        <li key={placeId} className="mb-4">
          <strong className="wrap-anywhere">
            {`${index + 1}. ${places[index]?.title ?? texts.unavailablePlace}`}
          </strong>
          {places[index] && <span className="block wrap-anywhere">{places[index].location}</span>}
          {note && (
            <span lang={langOf(list)} className="block wrap-anywhere">
              {note}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
