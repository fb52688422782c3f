import { Flag, ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from '#features/reviews/texts.ts';

interface ReviewOptionsProps {
  authorName: string;
  hasPictures: boolean;
  onReport: (subject: 'review' | 'pictures') => void;
}

/** Renders the menu items for another user's review. */
export function ReviewOptions({ authorName, hasPictures, onReport }: ReviewOptionsProps) {
  return (
    <>
      <MenuOption
        onChoose={() => {
          onReport('review');
        }}
      >
        <Flag aria-hidden size={20} />
        <span>
          {texts.reportReview}
          <span className="sr-only">{texts.ofAuthor(authorName)}</span>
        </span>
      </MenuOption>
      {hasPictures && (
        <MenuOption
          onChoose={() => {
            onReport('pictures');
          }}
        >
          <ImageOff aria-hidden size={20} />
          <span>
            {texts.reportPictures}
            <span className="sr-only">{texts.ofAuthor(authorName)}</span>
          </span>
        </MenuOption>
      )}
    </>
  );
}

function MenuOption({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken"
    >
      {children}
    </button>
  );
}
