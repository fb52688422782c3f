import { Ellipsis } from 'lucide-react';
import * as texts from '#features/reviews/texts.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { usePopover } from '#ui/use-popover.ts';

const ReviewOptions = lazyDialog(
  async () => (await import('./dialogs/review-options.tsx')).ReviewOptions,
);

interface ReviewMenuProps {
  authorName: string;
  hasPictures: boolean;
  onReport: (subject: 'review' | 'pictures') => void;
}

/** Renders the menu of rarely used actions on another user's review. */
export function ReviewMenu({ authorName, hasPictures, onReport }: ReviewMenuProps) {
  const { open, setOpen, root: rootRef, button, panelId, buttonProps } = usePopover();
  return (
    <div ref={rootRef} className="relative -mr-2.5 ml-auto">
      <IconButton
        ref={button}
        label={texts.moreOptions(authorName)}
        {...buttonProps}
        onPointerEnter={ReviewOptions.preload}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Ellipsis aria-hidden size={20} />
      </IconButton>
      {open && (
        <div
          id={panelId}
          className="absolute right-2.5 bottom-full z-20 mb-2 w-60 appear rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          <ReviewOptions
            authorName={authorName}
            hasPictures={hasPictures}
            onReport={(subject) => {
              setOpen(false);
              // The report dialog returns the focus to the element focused before. The menu items are unmounted by
              // then.
              button.current?.focus();
              onReport(subject);
            }}
          />
        </div>
      )}
    </div>
  );
}
