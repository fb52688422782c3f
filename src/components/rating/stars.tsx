import { Star } from 'lucide-react';
import { formatRating } from '#texts/formats.ts';

/** Five stars filled up to the rating, to the tenth. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const share = `${Math.max(0, Math.min(100, (rating / 5) * 100))}%`;
  const row = [1, 2, 3, 4, 5];
  return (
    <span
      role="img"
      aria-label={`${formatRating(rating)} de 5 estrelas`}
      className="relative inline-flex w-fit"
    >
      <span className="flex text-line">
        {row.map((star) => (
          <Star key={star} aria-hidden size={size} className="fill-current" />
        ))}
      </span>
      <span
        className="absolute inset-y-0 left-0 flex overflow-hidden text-star"
        style={{ width: share }}
      >
        {row.map((star) => (
          <Star key={star} aria-hidden size={size} className="shrink-0 fill-current" />
        ))}
      </span>
    </span>
  );
}
