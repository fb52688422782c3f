import { useState } from 'react';
import { Copy, Map as MapIcon, Printer, Route, Scale, ExternalLink, Share2 } from 'lucide-react';
import { toChosenParams, maxComparedPlaces } from '#features/compare/model/chosen-places.ts';
import { maxPlannedPlaces } from '#features/day-plan/model/day-plan.ts';
import { listRecord } from '#features/lists/model/named-list.ts';
import { linkTo } from '#shared/routes.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { Button, ButtonLink, buttonClasses } from '#ui/button.tsx';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import { useListActionWithToast } from '#features/lists/components/use-list-action.ts';
import * as texts from '#features/lists/texts.ts';
import { ShareButton } from '#features/share/components/share-button.tsx';
import { Switch } from '#ui/switch.tsx';
import './print.css';

const CopyListDialog = lazyDialog(
  async () => (await import('./copy-list-dialog.tsx')).CopyListDialog,
);
const ListMap = lazyDialog(async () => (await import('./list-map.tsx')).ListMap);
const PrintableList = lazyDialog(async () => (await import('./printable-list.tsx')).PrintableList);

/** Renders the owner's actions on a list, except editing and deleting it. */
export function ListTools({ uid, list }: { uid: string; list: NamedList }) {
  const [isCopying, setCopying] = useState(false);
  const [isMapShown, setMapShown] = useState(false);
  const [printRequest, setPrintRequest] = useState(0);
  const { name, note, language, items } = list;
  const toFirstPlacesParams = (maxPlaces: number) =>
    toChosenParams(items.slice(0, maxPlaces).map(({ placeId }) => placeId));
  return (
    <>
      <div data-on-screen className="flex flex-col gap-2">
        <ListSharing uid={uid} list={list} />
        {items.length > 0 && (
          <div className="-mx-4 flex flex-wrap">
            <ButtonLink
              variant="quiet"
              to={linkTo('/roteiro', toFirstPlacesParams(maxPlannedPlaces))}
            >
              <Route aria-hidden size={18} />
              {texts.planDay}
            </ButtonLink>
            {items.length > 1 && (
              <ButtonLink
                variant="quiet"
                to={linkTo('/comparar', toFirstPlacesParams(maxComparedPlaces))}
              >
                <Scale aria-hidden size={18} />
                {texts.compare}
              </ButtonLink>
            )}
            <Button
              variant="quiet"
              aria-expanded={isMapShown}
              onClick={() => {
                setMapShown(!isMapShown);
              }}
            >
              <MapIcon aria-hidden size={18} />
              {isMapShown ? texts.hideMap : texts.showMap}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setCopying(true);
              }}
            >
              <Copy aria-hidden size={18} />
              {texts.duplicate}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setPrintRequest(printRequest + 1);
              }}
            >
              <Printer aria-hidden size={18} />
              {texts.print}
            </Button>
          </div>
        )}
        {isMapShown && (
          // Reserves the height of the map while its chunk loads, so that the rows below do not move.
          <div className="min-h-112">
            <ListMap uid={uid} list={list} />
          </div>
        )}
      </div>
      {printRequest > 0 && <PrintableList uid={uid} list={list} printRequest={printRequest} />}
      {isCopying && (
        <CopyListDialog
          uid={uid}
          title={texts.duplicateList}
          initialDraft={{
            name: texts.copyName(name).slice(0, listRecord.fields.name.maxLength),
            note,
          }}
          notesLanguage={language}
          items={items}
          onClose={() => {
            setCopying(false);
          }}
        />
      )}
    </>
  );
}

/** Switch for the visibility of a list. A public list also has a share button and a link to its page. */
function ListSharing({ uid, list }: { uid: string; list: NamedList }) {
  const runActionWithToast = useListActionWithToast(uid);
  return (
    <section
      aria-label={texts.visibilityLabel}
      className="rounded-card border border-line bg-surface px-4 py-2 shadow-card"
    >
      <Switch
        checked={list.isPublic}
        onChange={(isPublic) => {
          void runActionWithToast({
            kind: 'change',
            id: list.id,
            change: { kind: 'publish', isPublic },
          });
        }}
      >
        <span className="block font-semibold">{texts.shareByAddress}</span>
        <span className="block text-sm text-ink-muted">
          {list.isPublic ? texts.publicHint : texts.privateHint}
        </span>
      </Switch>
      {list.isPublic && (
        <div className="flex flex-wrap gap-2 pt-1 pb-2">
          <ShareButton
            title={list.name}
            path={listLink(list)}
            opensRight
            className={buttonClasses({ variant: 'secondary' })}
          >
            <Share2 aria-hidden size={18} />
            {texts.share}
          </ShareButton>
          <ButtonLink variant="quiet" to={listLink(list)}>
            <ExternalLink aria-hidden size={18} />
            {texts.seePage}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
