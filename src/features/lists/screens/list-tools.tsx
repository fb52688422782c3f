import { useState } from 'react';
import { Copy, Map as MapIcon, Printer, Route, Scale, ExternalLink, Share2 } from 'lucide-react';
import { toChosenParams, maxComparedPlaces } from '#features/compare/model/chosen-places.ts';
import { maxPlannedPlaces } from '#features/day-plan/model/day-plan.ts';
import { listLimits } from '#features/lists/model/named-list.ts';
import { linkTo } from '#shared/routes.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Button, ButtonLink, buttonClasses } from '#ui/button.tsx';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import { useListActionWithToast } from '#features/lists/components/use-list-action.ts';
import { ShareButton } from '#features/share/components/share-button.tsx';
import { Switch } from '#ui/switch.tsx';
import './print.css';

const CopyListDialog = lazyDialog(
  async () => (await import('./copy-list-dialog.tsx')).CopyListDialog,
);
const ListMap = lazyDialog(async () => (await import('./list-map.tsx')).ListMap);
const PrintableList = lazyDialog(async () => (await import('./printable-list.tsx')).PrintableList);

/** Renders the actions of the owner on a list, other than editing. */
export function ListTools({ uid, list }: { uid: string; list: NamedList }) {
  const [isCopying, setCopying] = useState(false);
  const [isMapShown, setMapShown] = useState(false);
  const [printRequest, setPrintRequest] = useState(0);
  const { name, note, items } = list;
  const firstPlacesParam = (maxPlaces: number) =>
    toChosenParams(items.slice(0, maxPlaces).map(({ placeId }) => placeId));
  return (
    <>
      <div data-on-screen className="flex flex-col gap-2">
        <ListSharing uid={uid} list={list} />
        {items.length > 0 && (
          <div className="-mx-4 flex flex-wrap">
            <ButtonLink variant="quiet" to={linkTo('/roteiro', firstPlacesParam(maxPlannedPlaces))}>
              <Route aria-hidden size={18} />
              Planejar o dia
            </ButtonLink>
            {items.length > 1 && (
              <ButtonLink
                variant="quiet"
                to={linkTo('/comparar', firstPlacesParam(maxComparedPlaces))}
              >
                <Scale aria-hidden size={18} />
                Comparar
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
              {isMapShown ? 'Esconder mapa' : 'Ver mapa'}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setCopying(true);
              }}
            >
              <Copy aria-hidden size={18} />
              Duplicar
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setPrintRequest(printRequest + 1);
              }}
            >
              <Printer aria-hidden size={18} />
              Imprimir
            </Button>
          </div>
        )}
        {isMapShown && (
          // Reserves the height of the map while its chunk loads, so that the rows below do not move.
          <div className="min-h-80">
            <ListMap uid={uid} list={list} />
          </div>
        )}
      </div>
      {printRequest > 0 && <PrintableList uid={uid} list={list} printRequest={printRequest} />}
      {isCopying && (
        <CopyListDialog
          uid={uid}
          title="Duplicar lista"
          initialDraft={{ name: `Cópia de ${name}`.slice(0, listLimits.name), note }}
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
      aria-label="Quem vê esta lista"
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
        <span className="block font-semibold">Quem tiver o endereço pode ver</span>
        <span className="block text-sm text-ink-muted">
          {list.isPublic
            ? 'Mostra o nome, o texto, os lugares e suas anotações, e nada sobre você.'
            : 'Agora só você vê esta lista.'}
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
            Compartilhar
          </ShareButton>
          <ButtonLink variant="quiet" to={listLink(list)}>
            <ExternalLink aria-hidden size={18} />
            Ver a página
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
