import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonAppearance {
  variant?: ButtonVariant;
  /** Fills the available width. */
  block?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-sea text-on-sea hover:bg-sea-hover',
  secondary: 'border border-control-line bg-surface text-ink hover:bg-sunken',
  quiet: 'text-sea-ink hover:bg-sea-soft',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
};

/** Returns the classes of a button, for another component that renders the element. */
export function buttonClasses(
  { variant = 'primary', block = false }: ButtonAppearance,
  className?: string,
): string {
  return cx(
    'inline-flex min-h-11 items-center justify-center text-center gap-2 rounded-control px-4 py-2 text-base font-semibold transition-colors duration-150 dimmed-if-disabled',
    variants[variant],
    block && 'w-full',
    className,
  );
}

export function Button({
  variant,
  block,
  className,
  type = 'button',
  ...rest
}: ButtonAppearance & ComponentProps<'button'>) {
  return <button type={type} className={buttonClasses({ variant, block }, className)} {...rest} />;
}

/** Renders an internal link that looks like a button. */
export function ButtonLink({
  variant,
  block,
  className,
  ...rest
}: ButtonAppearance & ComponentProps<typeof Link>) {
  return <Link className={buttonClasses({ variant, block }, className)} {...rest} />;
}

/** Renders an external link (site, phone, WhatsApp, directions) that looks like a button. */
export function ButtonAnchor({
  variant,
  block,
  className,
  children,
  ...rest
}: ButtonAppearance & ComponentProps<'a'>) {
  const opensTab = rest.href?.startsWith('http');
  return (
    <a
      className={buttonClasses({ variant, block }, className)}
      {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    >
      {children}
    </a>
  );
}
