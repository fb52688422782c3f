import { useRef, useState } from 'react';
import { Plus, Route, Scale } from 'lucide-react';
import {
  parseChosenIds,
  toChosenParams,
  maxComparedPlaces,
} from '#features/compare/model/chosen-places.ts';
import { linkTo } from '#shared/routes.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { NearMe } from '#features/map/components/near-me/near-me.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { useChosenPlaces } from '#features/compare/components/use-chosen-places.ts';
import * as texts from '#features/compare/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { useToast } from '#ui/toast.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useFocusAfterClose } from '#ui/use-focus-after-close.ts';
import { CompareTable } from './compare-table.tsx';

const PlaceChooser = lazyDialog(
  async () => (await import('#features/compare/components/place-chooser.tsx')).PlaceChooser,
);

const parseComparedIds = (params: URLSearchParams) => parseChosenIds(params, maxComparedPlaces);

/** Renders a comparison of up to four places. Their ids are in the URL, so that it can be shared. */
export default function CompareScreen() {
  const { state: ids, update } = useAddressState(parseComparedIds, toChosenParams);
  const places = useChosenPlaces(ids);
  const visitor = useVisitorLocation();
  const [isChoosing, setChoosing] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitleOnceClosed = useFocusAfterClose(titleRef, isChoosing);
  const toast = useToast();
  const isFull = ids.length >= maxComparedPlaces;

  const openChooser = () => {
    if (isFull) toast(texts.tooManyPlaces);
    else setChoosing(true);
  };
  const removePlace = (id: string) => {
    update(ids.filter((other) => other !== id));
    titleRef.current?.focus();
  };

  return (
    <div className="page py-6 md:py-10">
      <title>{texts.comparePageTitle}</title>
      <h1 ref={titleRef} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        {texts.compareTitle}
      </h1>
      <p className="mt-1 text-ink-muted">{texts.compareLead}</p>
      {ids.length === 0 ? (
        <Banner
          icon={<Scale aria-hidden size={28} />}
          title={texts.choosePlacesTitle}
          actions={<Button onClick={openChooser}>{texts.choosePlaces}</Button>}
        >
          <p>{texts.choosePlacesHint}</p>
        </Banner>
      ) : (
        <>
          <div className="mt-5 flex flex-wrap items-start gap-3">
            <Button aria-disabled={isFull} onClick={openChooser}>
              <Plus aria-hidden size={20} />
              {texts.addPlace}
            </Button>
            {visitor === null && (
              // Lets the error message of an unavailable position wrap instead of widening the page.
              <div className="min-w-0">
                <NearMe staysOnPage />
              </div>
            )}
            <ButtonLink variant="secondary" to={linkTo('/roteiro', toChosenParams(ids))}>
              <Route aria-hidden size={20} />
              {texts.planDay}
            </ButtonLink>
          </div>
          <CompareTable places={places} visitor={visitor} onRemove={removePlace} />
        </>
      )}
      {isChoosing && (
        <PlaceChooser
          chosenIds={ids}
          maxCount={maxComparedPlaces}
          onChoose={(addedIds) => {
            // The first chosen place replaces the button that opened the dialog, so the focus moves to the title.
            if (ids.length === 0) focusTitleOnceClosed();
            update([...ids, ...addedIds]);
            setChoosing(false);
          }}
          onClose={() => {
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
