import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Renders a link from a detail page back to its parent. @param children name of the parent */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-semibold text-sea-ink underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden size={20} />
      {children}
    </Link>
  );
}
