import { Flag } from 'lucide-react';

interface ReviewOptionsProps {
  authorName: string;
  onReport: () => void;
}

/** What the menu of somebody else's review offers. */
export function ReviewOptions({ authorName, onReport }: ReviewOptionsProps) {
  return (
    <button
      type="button"
      onClick={onReport}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken"
    >
      <Flag aria-hidden size={20} />
      <span>
        Denunciar avaliação<span className="sr-only"> de {authorName}</span>
      </span>
    </button>
  );
}
