import { Link } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';

const look = 'font-medium text-sea-ink underline underline-offset-4';

/** Renders the terms that the user accepts. `lead` is the beginning of the sentence. */
export function LegalLinks({ lead }: { lead: string }) {
  return (
    <p className="text-center text-sm/7 text-ink-muted">
      {lead} os{' '}
      <Link to={linkTo('/terms')} className={look}>
        Termos de uso
      </Link>{' '}
      e a{' '}
      <Link to={linkTo('/privacy')} className={look}>
        Política de privacidade
      </Link>
      .
    </p>
  );
}
