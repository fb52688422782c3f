import { ReviewCards } from './review-cards.tsx';
import type { ReviewCardsProps } from './review-cards.tsx';

interface ReviewSectionProps extends ReviewCardsProps {
  id: string;
  title: string;
}

export function ReviewSection({ id, title, ...shown }: ReviewSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <ReviewCards {...shown} />
    </section>
  );
}
