import { Link2, MessageCircle } from 'lucide-react';
import * as texts from '#features/share/texts.ts';

/** WhatsApp link with prefilled title and URL; the user chooses the recipient. */
function whatsappShareLink(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}

interface ShareMenuProps {
  title: string;
  /** Absolute URL to share. */
  url: string;
  onCopy: () => void;
  onClose: () => void;
}

const itemClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken';

/** Menu for devices without a native share sheet. */
export function ShareMenu({ title, url, onCopy, onClose }: ShareMenuProps) {
  return (
    <ul>
      <li>
        <a
          href={whatsappShareLink(title, url)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
          className={itemClasses}
        >
          <MessageCircle aria-hidden size={20} />
          {texts.sendByWhatsapp}
        </a>
      </li>
      <li>
        <button type="button" onClick={onCopy} className={itemClasses}>
          <Link2 aria-hidden size={20} />
          {texts.copyLink}
        </button>
      </li>
    </ul>
  );
}
