// Inline script in the head of index.html. It runs before the page is painted.

import { oldBrowserStyles } from '#shared/browsers.ts';
import { canRunApp } from './can-run-app.ts';

declare global {
  interface Window {
    /** True if the browser can run the app. Otherwise no app code is loaded, and a rendered page stays as it was sent. */
    canRunApp: boolean;
  }
}

window.canRunApp = canRunApp([], CSS);

if (!window.canRunApp) {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = oldBrowserStyles;
  document.head.append(styles);
  addEventListener('DOMContentLoaded', () => {
    const notice = document.querySelector<HTMLTemplateElement>('#old-browser');
    if (notice) document.body.prepend(notice.content);
  });
}

/** Dispatched just before React starts to handle events (src/ui/progressive/early-press.ts). */
const appStartEvent = 'guia:app-start';

/** Elements that load the code of a server-rendered page (server/site/page-shell.ts); null on other pages. */
const pageCode = window.canRunApp
  ? document.querySelector<HTMLTemplateElement>('#page-code')?.content
  : null;
if (pageCode) {
  const [firstLink, ...laterLinks] = pageCode.querySelectorAll('link');
  const preloadRest = () => {
    document.head.append(...laterLinks);
  };
  // The code downloads before it may run (see the end of this file). Each file next to the main image delays it, so
  // only the first file does not wait for the image.
  if (firstLink) document.head.append(firstLink);
  const mainImage = document.querySelector('link[as="image"]');
  if (mainImage) {
    for (const event of ['load', 'error']) mainImage.addEventListener(event, preloadRest);
    // Lazy images must not compete with the code: a style in index.html delays them until the app starts.
    document.documentElement.dataset['delaysImages'] = '';
    const showImages = () => {
      delete document.documentElement.dataset['delaysImages'];
    };
    for (const event of [appStartEvent, 'scroll'])
      addEventListener(event, showImages, { once: true });
    setTimeout(showImages, 3000);
  } else {
    // The images in the first view may be lazy, so none is delayed.
    preloadRest();
  }
}

// Applies the theme that src/features/account/components/theme.ts stores.
try {
  const theme = localStorage.getItem('guia:theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset['theme'] = theme;
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]'))
      meta.media = meta.dataset['scheme'] === theme ? 'all' : 'not all';
  }
  // The server renders pages for an anonymous visitor with the default theme. Elements that differ for this device are
  // hidden until src/ui/progressive/reveal-device-parts.ts removes the attribute.
  const storedNames = ['session', 'theme'].filter((name) => localStorage.getItem(`guia:${name}`));
  if (window.canRunApp && storedNames.length > 0)
    document.documentElement.dataset['stored'] = storedNames.join(' ');
} catch {
  // Storage is blocked: the theme of the device applies.
}

/** Marks the last button that was pressed before the app runs. src/ui/progressive/early-press.ts repeats the press. */
function markPressedButton({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('button[type="button"]');
  if (!button || !pageCode) return;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button.dataset['pressed'] = '';
}
addEventListener('click', markPressedButton);
addEventListener(
  appStartEvent,
  () => {
    removeEventListener('click', markPressedButton);
  },
  { once: true },
);

// By default the browser offers the installation on arrival. src/features/install offers it later.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as NonNullable<typeof window.installPrompt>;
  dispatchEvent(new Event('guia:installable'));
});

// Runs the code of a server-rendered page after the first paint and the main image, because it would delay both.
addEventListener('DOMContentLoaded', () => {
  if (!pageCode) return;
  const mainImage = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const painted = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  const visible = Promise.all([painted, mainImage?.decode().catch(() => null)]);
  const loaded = new Promise((resolve) => {
    addEventListener('load', resolve);
  });
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, 3000);
  });
  void Promise.race([visible, loaded, timeout]).then(() => {
    document.head.append(pageCode);
  });
});
