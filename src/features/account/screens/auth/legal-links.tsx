import { Link } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';

const linkClasses = 'font-medium text-sea-ink underline underline-offset-4';

/** Renders the terms that the user accepts. `lead` is the beginning of the sentence. */
export function LegalLinks({ lead }: { lead: string }) {
  return (
    <p className="text-center text-sm/7 text-ink-muted">
      {lead} os{' '}
      <Link to={linkTo('/terms')} className={linkClasses}>
        Termos de uso
      </Link>{' '}
      e a{' '}
      <Link to={linkTo('/privacy')} className={linkClasses}>
        Política de privacidade
      </Link>
      .
    </p>
  );
}
