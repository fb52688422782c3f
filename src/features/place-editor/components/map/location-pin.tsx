import { useState } from 'react';
import type { ComponentType } from 'react';
import { ChevronDown, LocateFixed, Map as MapIcon, MapPin } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import * as brand from '#shared/brand.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { parseCoordinatePair, parseDraftCoordinates } from '#features/places/model/place-draft.ts';
import { formatDistance } from '#shared/formats/formats.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { locateVisitor } from '#features/map/components/near-me/visitor-location.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { lazyCode } from '#ui/progressive/lazy-code.ts';
import type { PlacePartProps } from '#features/place-editor/components/fields/place-part-props.ts';
import { textFieldProps } from '#features/place-editor/components/fields/place-part-props.ts';
import type { PinMapProps } from './pin-map.tsx';

const pinMap = lazyCode(async () => (await import('./pin-map.tsx')).PinMap);

/** Distance (m) from the city centre above which the form asks to check the point. */
const maxUsualDistanceMetres = 80_000;

/** Sets the coordinates of the place: with a tap on the map, from the device position, or as text. */
export function LocationPin(part: PlacePartProps) {
  const { draft, onChange } = part;
  const [LoadedMap, setLoadedMap] = useState<ComponentType<PinMapProps> | null>(null);
  const [busyAction, setBusyAction] = useState<'map' | 'position' | null>(null);
  const [failureText, setFailureText] = useState('');
  const [areCoordinatesOpen, setCoordinatesOpen] = useState(false);
  const position = parseDraftCoordinates(draft);
  const distanceMetres = position && distanceInMetres(position, brand.center);

  const changePosition = ({ latitude, longitude }: Coordinates) => {
    onChange({ latitude: String(latitude), longitude: String(longitude) });
  };
  const runAction = async (
    action: 'map' | 'position',
    work: () => Promise<void>,
    toFailureText: (error: unknown) => string,
  ) => {
    if (busyAction) return;
    setBusyAction(action);
    setFailureText('');
    try {
      await work();
    } catch (error) {
      setFailureText(toFailureText(error));
    } finally {
      setBusyAction(null);
    }
  };
  const showMap = () =>
    runAction(
      'map',
      async () => {
        const PinMap = await pinMap.load();
        setLoadedMap(() => PinMap);
      },
      () => errorSentence(chunkErrors, 'unavailable'),
    );
  const locateDevice = () =>
    runAction(
      'position',
      async () => {
        changePosition(await locateVisitor());
      },
      (error) => errorSentence(texts.placeEditorPositionErrors, errorCode(error)),
    );
  const latitude = textFieldProps(part, 'latitude');
  const longitude = textFieldProps(part, 'longitude');
  const hasProblem = Boolean(latitude.error || longitude.error);

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{texts.pinLegend}</legend>
      {distanceMetres !== null && (
        <p className="mb-3 flex items-start gap-2 text-sm tabular">
          <MapPin aria-hidden size={18} className="mt-px shrink-0 text-sea-ink" />
          {distanceMetres > maxUsualDistanceMetres
            ? texts.pinFarFromCenter(formatDistance(distanceMetres))
            : texts.pinSet(formatDistance(distanceMetres))}
        </p>
      )}
      {LoadedMap && (
        <div className="mb-4 h-72 overflow-hidden rounded-control border border-line md:h-80">
          <LoadedMap position={position} center={brand.center} onMove={changePosition} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {!LoadedMap && (
          <Button
            variant="secondary"
            aria-disabled={busyAction !== null}
            onClick={() => void showMap()}
          >
            <MapIcon aria-hidden size={20} />
            {busyAction === 'map'
              ? texts.loadingMap
              : position
                ? texts.adjustOnMap
                : texts.chooseOnMap}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-disabled={busyAction !== null}
          onClick={() => void locateDevice()}
        >
          <LocateFixed aria-hidden size={20} />
          {busyAction === 'position' ? texts.locating : texts.locateHere}
        </Button>
      </div>
      {failureText && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {failureText}
        </p>
      )}
      {/* Opens for an error, so that its field can be focused, and stays open while the error is corrected. */}
      <details
        open={areCoordinatesOpen || hasProblem}
        onToggle={(event) => {
          setCoordinatesOpen(event.currentTarget.open);
        }}
        className="group mt-3 rounded-control border border-line"
      >
        <summary className="flex min-h-11 cursor-pointer items-center justify-between px-3 text-sm font-semibold">
          {texts.coordinatesTitle}
          <ChevronDown
            aria-hidden
            size={18}
            className="transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-3 pb-3">
          <div className="mt-1 grid gap-4 min-[26rem]:grid-cols-2">
            <TextField
              label={texts.latitudeLabel}
              inputMode="text"
              autoComplete="off"
              {...latitude}
              onChange={(value) => {
                // Map apps copy both coordinates as one text.
                const pair = parseCoordinatePair(value);
                if (pair) onChange(pair);
                else latitude.onChange(value);
              }}
            />
            <TextField
              label={texts.longitudeLabel}
              inputMode="text"
              autoComplete="off"
              {...longitude}
            />
          </div>
          <p className="mt-2 text-sm text-ink-muted">{texts.coordinatesHint}</p>
          {(draft.latitude || draft.longitude) && (
            <Button
              variant="quiet"
              className="-ml-4"
              onClick={() => {
                onChange({ latitude: '', longitude: '' });
              }}
            >
              {texts.removePin}
            </Button>
          )}
        </div>
      </details>
    </fieldset>
  );
}
