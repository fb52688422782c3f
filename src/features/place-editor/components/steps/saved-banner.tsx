import type { Ref } from 'react';
import { CircleCheck } from 'lucide-react';
import type { Category } from '#features/categories/model/category.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { EditorArea } from '../editor-area.ts';

interface SavedBannerProps {
  ref: Ref<HTMLHeadingElement>;
  area: EditorArea;
  place: Place;
  categories: readonly Category[];
  isNew: boolean;
  canChangeStatus: boolean;
}

/** Renders the confirmation after a save, with the next steps. */
export function SavedBanner(props: SavedBannerProps) {
  const { ref, area, place, categories, isNew, canChangeStatus } = props;
  const { categoryName } = placeSummary(place, categories);
  const nextStepText = place.isActive
    ? 'Já está no guia. A busca mostra as mudanças em até um minuto.'
    : canChangeStatus
      ? 'Está inativo: só os administradores e os gerentes dele o veem.'
      : 'Aguarda a aprovação de um administrador para aparecer no guia.';
  return (
    <div className="mx-auto flex max-w-md appear flex-col items-center gap-3 px-4 py-12 text-center">
      <div className="grid size-16 place-content-center rounded-full bg-open-soft text-open">
        <CircleCheck aria-hidden size={32} />
      </div>
      <h1 ref={ref} tabIndex={-1} className="text-2xl font-extrabold outline-none">
        {isNew ? 'Lugar cadastrado' : 'Lugar salvo'}
      </h1>
      <p className="font-semibold wrap-anywhere">{place.title}</p>
      <p className="text-ink-muted">{nextStepText}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ButtonLink to={area.listPath}>{`Voltar a ${area.listName}`}</ButtonLink>
        <ButtonLink to={placeLink({ ...place, categoryName })} variant="secondary">
          {place.isActive ? 'Ver página pública' : 'Ver como ficará'}
        </ButtonLink>
      </div>
    </div>
  );
}
