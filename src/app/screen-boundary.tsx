import { Component, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import * as texts from '#app/texts.ts';
import { basePath } from '#shared/language.ts';
import { linkTo } from '#shared/routes.ts';
import { Button } from '#ui/button.tsx';
import { CodeLoadError } from '#ui/progressive/lazy-code.ts';
import { Banner } from '#ui/banner.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ErrorBoundaryProps {
  /** The current path. A change clears the error. */
  path: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  path: string;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.path === state.path ? null : { error: null, path: props.path };
  }

  override render() {
    const { error } = this.state;
    return error ? <BrokenScreen missing={error instanceof CodeLoadError} /> : this.props.children;
  }
}

/** Offers a reload for a screen that cannot be shown. If its chunk is missing, it looks up and shows the reason. */
function BrokenScreen({ missing: isCodeMissing }: { missing: boolean }) {
  const [reasonText, setReasonText] = useState(isCodeMissing ? '' : texts.renderFailureHint);
  useEffect(() => {
    if (!isCodeMissing) return;
    void import('./offline/site-worker.ts')
      .then(({ missingCodeText }) => missingCodeText())
      .catch(() => null)
      .then((foundReason) => {
        setReasonText(foundReason ?? texts.missingCodeHint);
      });
  }, [isCodeMissing]);
  return (
    <Banner
      urgent
      as="h1"
      icon={<RotateCw aria-hidden size={28} />}
      title={isCodeMissing ? texts.missingCodeTitle : texts.renderFailureTitle}
      actions={
        <>
          <Button
            onClick={() => {
              location.reload();
            }}
          >
            {texts.reloadPage}
          </Button>
          <a
            href={basePath || linkTo('/')}
            className="inline-flex min-h-11 items-center rounded-control px-4 font-semibold text-sea-ink underline"
          >
            {texts.backToHome}
          </a>
        </>
      }
    >
      <p className="min-h-12">{reasonText}</p>
    </Banner>
  );
}

/** Keeps the navigation usable when a screen fails to load or to render. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary path={pathname}>{children}</ErrorBoundary>;
}

/** Renders the skeleton that most screens share while a chunk loads. */
export function ScreenFallback() {
  return (
    // As tall as the screen, so that the footer does not appear first and then get pushed down.
    <div className="page min-h-dvh py-6">
      <LoadingRegion label={texts.loading}>
        <Skeleton className="h-9 w-2/3 max-w-sm" />
        <Skeleton className="mt-3 h-5 w-1/2 max-w-xs" />
        <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="aspect-[4/3] rounded-card" />
          ))}
        </div>
      </LoadingRegion>
    </div>
  );
}
