import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { isSamePage } from '../same-page.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * Header, content, footer and the tabs of the phone. Managers' pages have a frame of their own on phones, which fills the
 * room of the header when its code is there (docs/decisions/0029-console-of-a-place.md).
 */
export function AppShell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(location.pathname);

  // A new page starts for the keyboard and the screen reader where its content starts.
  useEffect(() => {
    const stays = isSamePage(location, lastPath.current);
    lastPath.current = location.pathname;
    if (stays || navigationType === NavigationType.Pop) return;
    main.current?.focus({ preventScroll: true });
  }, [location, navigationType]);

  const isTool = location.pathname.startsWith(linkTo('/manager'));
  return (
    <div data-tool={isTool || undefined} className="flex min-h-dvh flex-col pb-(--page-end)">
      <a
        href="#conteudo"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-sea px-4 py-3 font-semibold text-on-sea focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      {isTool && (
        <div id="tool-bar" className="sticky top-0 z-30 min-h-(--header-height) md:hidden" />
      )}
      <SiteHeader />
      {/* As tall as the screen: the footer is never there before what pushes it away. */}
      <main ref={main} id="conteudo" tabIndex={-1} className="min-h-lvh outline-none">
        {children}
      </main>
      <SiteFooter />
      <BottomTabs />
    </div>
  );
}
