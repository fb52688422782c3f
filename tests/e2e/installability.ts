import type { Page } from '@playwright/test';

interface ManifestIcon {
  src: string;
  sizes?: string;
  type?: string;
  purpose?: string;
}

interface WebManifest {
  name?: string;
  short_name?: string;
  start_url?: string;
  display?: string;
  prefer_related_applications?: boolean;
  icons?: ManifestIcon[];
}

const leastIconSize = 144;

/**
 * Returns the manifest errors that make a page not installable by Chromium's rules and names
 * (installable_evaluator.cc), for a browser that does not check them itself.
 */
export async function manifestComplaints(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  await session.detach();
  if (!data || errors.some(({ critical }) => critical !== 0)) return ['no-manifest'];
  const manifest = JSON.parse(data) as WebManifest;
  const { icons = [], display = 'browser' } = manifest;
  const large = icons.find(isLarge);
  return [
    ...(manifest.name || manifest.short_name ? [] : ['manifest-missing-name-or-short-name']),
    ...(manifest.start_url ? [] : ['start-url-not-valid']),
    ...(/^(?:standalone|minimal-ui|fullscreen)$/.test(display)
      ? []
      : ['manifest-display-not-supported']),
    ...(manifest.prefer_related_applications ? ['prefer-related-applications'] : []),
    ...(large ? [] : ['manifest-missing-suitable-icon']),
    ...(large && !(await isDrawn(page, large.src)) ? ['cannot-download-icon'] : []),
  ];
}

function isLarge({ sizes = '', type = '', purpose = 'any' }: ManifestIcon): boolean {
  const isEnough = sizes
    .split(' ')
    .some((size) => size === 'any' || size.split('x').every((edge) => +edge >= leastIconSize));
  return isEnough && purpose.split(' ').includes('any') && /^image\/(?:png|svg|webp)/.test(type);
}

async function isDrawn(page: Page, src: string): Promise<boolean> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    return image.decode().then(
      () => image.naturalWidth > 0,
      () => false,
    );
  }, src);
}
