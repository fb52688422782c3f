import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as texts from '#features/account/sign-in-texts.ts';
import * as brand from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { cx } from '#ui/class-names.ts';
import { RichText } from '#ui/rich-text.tsx';
import { useSignInPurpose } from './sign-in-reason.tsx';

interface AuthFrameProps {
  title: string;
  /** Content below the title: why to sign in. */
  lead: ReactNode;
  children: ReactNode;
  /** Content below the form, such as the link from the login to the registration. */
  footer: ReactNode;
}

/**
 * Common layout of the login and registration pages. On wide screens, the image of what the user signs in for is next to
 * the form.
 */
export function AuthFrame({ title, lead, children, footer }: AuthFrameProps) {
  const { hasImage } = useSignInPurpose();
  return (
    <div className="page py-6 md:py-12">
      <title>{`${title} · ${brand.name}`}</title>
      <div className={cx('mx-auto max-w-md', hasImage && 'lg:max-w-5xl')}>
        <Link
          to={linkTo('/')}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-semibold text-sea-ink underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden size={20} />
          {texts.backToStart}
        </Link>
        <div className={cx('mt-2', hasImage && 'lg:grid lg:grid-cols-2 lg:gap-8')}>
          <div>
            <h1 className="text-2xl font-extrabold md:text-3xl">{title}</h1>
            {lead}
          </div>
          <div>
            {children}
            <div className="mt-8 border-t border-line pt-5 text-center text-ink-muted">
              {footer}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

export const inlineLinkClasses =
  'inline-flex min-h-11 items-center font-semibold text-sea-ink underline underline-offset-4';

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
