import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { editedPlaceQuery } from '#data/place-images/place-image-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import { brand } from '#domain/brand.ts';
import { maxPlaceImages } from '#domain/image-upload.ts';
import type { Place } from '#domain/place.ts';
import { canManagePlace } from '#domain/user.ts';
import { useSession } from '#session/use-session.ts';
import { placeImagesSaveErrors } from '#texts/errors/pictures.ts';
import { placeDetailErrors } from '#texts/errors/places.ts';
import { errorSentence } from '#texts/errors.ts';
import { BackLink } from '#components/back-link/back-link.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { ImagePicker } from '#components/image-picker/image-picker.tsx';
import { LeaveGuard } from '#components/saving/leave-guard.tsx';
import { SavingOutcome } from '#components/saving/saving-outcome.tsx';
import { useLeaveWarning } from '#components/saving/use-leave-warning.ts';
import { Button } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePhotoSaving } from './use-photo-saving.ts';

/** The pictures of one place, for whoever manages it. Every change is saved by itself. */
export default function PlacePhotosScreen() {
  const { placeId = '' } = useParams();
  const { user } = useSession();
  const { data: place, error, refetch } = useQuery(editedPlaceQuery(placeId));
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const startOver = async () => {
    await client.resetQueries({ queryKey: editedPlaceQuery(placeId).queryKey });
    setRound((known) => known + 1);
  };
  const isForeign = place && user && !canManagePlace(user, place.id, place.createdBy);

  return (
    <div className="page py-3 md:py-8">
      <title>{`Fotos · ${brand.name}`}</title>
      <BackLink to="/manager">Painel do gerente</BackLink>
      {place && !isForeign && (
        <Photos key={`${place.id} ${round}`} place={place} onStartOver={() => void startOver()} />
      )}
      {isForeign && <h1 className="mt-6 text-2xl font-extrabold">Você não gerencia este local.</h1>}
      {!place && error && (
        <FailureNotice
          as="h1"
          sentences={placeDetailErrors}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!place && !error && (
        <LoadingRegion label="Carregando fotos...">
          <Skeleton className="mt-4 h-9 w-2/3 max-w-md" />
          <Skeleton className="mt-6 h-64 w-full" />
        </LoadingRegion>
      )}
    </div>
  );
}

interface PhotosProps {
  place: Place;
  /** What is not saved is dropped: the pictures are those that are stored now. */
  onStartOver: () => void;
}

function Photos({ place, onStartOver }: PhotosProps) {
  const { state, save, retry } = usePhotoSaving(place);
  const [isSending, setSending] = useState(false);
  const isFailed = state.kind === 'failed';
  const isOutdated = isFailed && errorCode(state.error) === 'conflict';
  useLeaveWarning(state.kind === 'saving');
  return (
    <>
      <h1 className="mt-2 text-2xl font-extrabold wrap-anywhere md:text-3xl">
        Fotos de {place.title}
      </h1>
      <p className="mt-1 mb-6 max-w-prose text-ink-muted">
        A foto em destaque aparece nos cartões e na busca. Cada mudança é salva na hora.
      </p>
      <ImagePicker
        placeId={place.id}
        placeName={place.title}
        initial={place.images}
        initialHighlight={place.highlightImageIndex}
        max={maxPlaceImages}
        onChange={({ isBusy, images, highlightImageIndex }) => {
          setSending(isBusy);
          save({ images, highlightImageIndex });
        }}
      />
      <div className="mt-3 min-h-11">
        <p role="status" className="text-ink-muted">
          {state.kind === 'saving' && 'Salvando...'}
        </p>
        {isOutdated ? (
          <div className="flex flex-col items-start gap-3">
            <FormAlert text={errorSentence(placeImagesSaveErrors, 'conflict')} />
            <Button variant="secondary" onClick={onStartOver}>
              Ver as imagens atuais
            </Button>
          </div>
        ) : (
          <SavingOutcome
            sentences={placeImagesSaveErrors}
            isSaved={state.kind === 'saved'}
            error={isFailed ? state.error : null}
            onRetry={retry}
          />
        )}
      </div>
      <LeaveGuard isNeeded={isSending || isFailed}>
        {isSending
          ? 'Há imagens sendo enviadas. Se você sair agora, elas não serão salvas.'
          : 'As últimas mudanças nas imagens não foram salvas. Se você sair agora, elas serão perdidas.'}
      </LeaveGuard>
    </>
  );
}
