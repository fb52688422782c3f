import type { Browser } from '@playwright/test';
import { openPage, phone, untilAtRest } from './load-page.ts';

/**
 * Returns a fully loaded page of the product as HTML that needs no JavaScript, with the same styles, font and images.
 */
export async function savePlainPage(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext(phone);
  try {
    const { page, traffic } = await openPage(context);
    await page.goto(url);
    await untilAtRest(page, traffic, true);
    return await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      const needless = [
        'script',
        'noscript',
        'link[rel="modulepreload"]',
        'link[rel="preload"][as="script"]',
        'link[rel="preload"][as="fetch"]',
        'link[rel="preconnect"]',
      ];
      for (const element of copy.querySelectorAll(needless.join())) element.remove();
      return `<!doctype html>${copy.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}
