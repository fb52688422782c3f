import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PagerProps {
  /** Page number, starting at 1. */
  page: number;
  hasNext: boolean;
  /** Another page is loading. */
  isBusy: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Renders buttons for the previous and next page; nothing if there is only one page. */
export function Pager({ page, hasNext, isBusy, onPrevious, onNext }: PagerProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label="Páginas" className="mt-6 flex items-center justify-center gap-3">
      <Button
        variant="secondary"
        aria-label="Página anterior"
        aria-disabled={page === 1 || isBusy}
        onClick={() => {
          if (page > 1 && !isBusy) onPrevious();
        }}
      >
        <ChevronLeft aria-hidden size={20} />
        Anterior
      </Button>
      <span className="text-sm text-ink-muted tabular" aria-current="page">
        Página {page.toLocaleString('pt-BR')}
      </span>
      <Button
        variant="secondary"
        aria-label="Próxima página"
        aria-disabled={!hasNext || isBusy}
        onClick={() => {
          if (hasNext && !isBusy) onNext();
        }}
      >
        Próxima
        <ChevronRight aria-hidden size={20} />
      </Button>
    </nav>
  );
}
