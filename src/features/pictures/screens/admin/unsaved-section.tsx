import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { unsavedPicturesQuery } from '#features/pictures/data/upload-folder-queries.ts';
import type { UnsavedPicture } from '#features/pictures/model/unsaved-picture.ts';
import { unsavedPicturesErrors } from '#features/pictures/panel-texts.ts';
import { countText } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { RowsSkeleton, rowsLook } from '#ui/rows.tsx';
import { RemoveUnsavedDialog } from './remove-unsaved-dialog.tsx';
import { UnsavedRow } from './unsaved-row.tsx';

/** Pictures that were sent and never saved: nobody sees them, and they take room. */
export function UnsavedSection({ uid }: { uid: string }) {
  const query = useInfiniteQuery(unsavedPicturesQuery(uid));
  const [removing, setRemoving] = useState<readonly UnsavedPicture[]>([]);
  const [outcome, setOutcome] = useState('');
  const recent = (query.data?.pages ?? []).reduce((sum, { recentCount }) => sum + recentCount, 0);
  const ask = (pictures: readonly UnsavedPicture[]) => {
    setOutcome('');
    setRemoving(pictures);
  };

  return (
    <section aria-labelledby="nao-salvas" className="mt-10">
      <h2 id="nao-salvas" className="text-xl font-bold">
        Fotos enviadas e não salvas
      </h2>
      <p className="mt-1 text-ink-muted">
        Nenhum lugar e nenhum evento as mostra. As enviadas há menos de uma hora não aparecem aqui:
        alguém pode estar prestes a salvá-las.
        {recent > 0 && ` Agora: ${countText(recent, 'foto', 'fotos')}.`}
      </p>
      <p role="status" className="mt-2 font-medium text-open empty:hidden">
        {outcome}
      </p>
      <div className="mt-3">
        <EndlessList
          query={query}
          sentences={unsavedPicturesErrors}
          failure="h3"
          loading="Carregando fotos não salvas..."
          skeleton={<RowsSkeleton count={3} />}
          more="Procurar em mais pastas"
          empty={
            <Notice as="h3" icon={<Images aria-hidden size={28} />} title="Nenhuma foto esquecida">
              <p>Tudo o que foi enviado está em um lugar ou em um evento.</p>
            </Notice>
          }
        >
          {(pictures) =>
            pictures.length > 0 && (
              <>
                {pictures.length > 1 && (
                  <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
                    <p className="text-ink-muted">{countText(pictures.length, 'foto', 'fotos')}</p>
                    <Button
                      variant="secondary"
                      onClick={() => {
                        ask(pictures);
                      }}
                    >
                      Excluir todas
                    </Button>
                  </div>
                )}
                <ul className={rowsLook}>
                  {pictures.map((picture) => (
                    <UnsavedRow
                      key={picture.url}
                      picture={picture}
                      onRemove={() => {
                        ask([picture]);
                      }}
                    />
                  ))}
                </ul>
              </>
            )
          }
        </EndlessList>
      </div>
      {removing.length > 0 && (
        <RemoveUnsavedDialog
          uid={uid}
          pictures={removing}
          onClose={(sentence) => {
            setRemoving([]);
            setOutcome(sentence);
          }}
        />
      )}
    </section>
  );
}
