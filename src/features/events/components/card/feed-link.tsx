import { Rss } from 'lucide-react';

interface CalendarFeedLinkProps {
  /** Path of the calendar file. */
  href: string;
  children: string;
}

/** Renders a link that subscribes to a calendar. */
export function CalendarFeedLink({ href, children }: CalendarFeedLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 w-fit items-center gap-2 text-sm text-ink-muted underline underline-offset-4"
    >
      <Rss aria-hidden size={16} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </a>
  );
}
