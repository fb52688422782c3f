import { HeartMark } from '#features/marks/components/heart.tsx';

/** What it belongs to and how it looks. */
export interface SaveEventHeartProps {
  eventId: string;
  className: string;
}

/** The heart of an event as one sees it. */
export function SaveEventHeart({
  className,
  isSaved,
  onTap,
}: SaveEventHeartProps & { isSaved: boolean; onTap: () => void }) {
  const name = isSaved ? 'Evento salvo' : 'Salvar evento';
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isSaved}
      title={name}
      onClick={onTap}
      className={className}
    >
      <HeartMark isSaved={isSaved} />
      <span className="hidden font-semibold md:inline">{name}</span>
    </button>
  );
}
