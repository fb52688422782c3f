import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** From a part of something back to the whole. @param children name of the whole */
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
