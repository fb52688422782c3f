import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as texts from '#ui/texts.ts';
import { Button } from './button.tsx';

interface PagerProps {
  /** Page number, starting at 1. */
  page: number;
  hasNext: boolean;
  /** True while another page is loading. */
  isBusy: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Renders buttons for the previous and next page; nothing if there is only one page. */
export function Pager({ page, hasNext, isBusy, onPrevious, onNext }: PagerProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={texts.pages} className="mt-6 flex flex-wrap items-center justify-center gap-3">
      <Button
        variant="secondary"
        aria-label={texts.previousPage}
        aria-disabled={page === 1 || isBusy}
        onClick={() => {
          if (page > 1 && !isBusy) onPrevious();
        }}
      >
        <ChevronLeft aria-hidden size={20} />
        {texts.previous}
      </Button>
      <span className="text-sm text-ink-muted tabular" aria-current="page">
        {texts.pageNumber(page)}
      </span>
      <Button
        variant="secondary"
        aria-label={texts.nextPage}
        aria-disabled={!hasNext || isBusy}
        onClick={() => {
          if (hasNext && !isBusy) onNext();
        }}
      >
        {texts.next}
        <ChevronRight aria-hidden size={20} />
      </Button>
    </nav>
  );
}
