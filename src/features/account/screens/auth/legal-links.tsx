import { Link } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { RichText } from '#ui/rich-text.tsx';

const linkClasses = 'font-medium text-sea-ink underline underline-offset-4';

/** Renders the sentence about the accepted terms, with links. `text` has the parts `terms` and `privacy`. */
export function LegalLinks({ text }: { text: string }) {
  return (
    <p className="text-center text-sm/7 text-ink-muted">
      <RichText
        text={text}
        parts={{
          terms: (label) => (
            <Link to={linkTo('/terms')} className={linkClasses}>
              {label}
            </Link>
          ),
          privacy: (label) => (
            <Link to={linkTo('/privacy')} className={linkClasses}>
              {label}
            </Link>
          ),
        }}
      />
    </p>
  );
}
