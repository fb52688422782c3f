import { launch } from 'puppeteer-core';
import type { ElementHandle } from 'puppeteer-core';
import { commandTimeoutMs, viewport, visitorEnvironment } from './driver.ts';
import type { Driver, DrivenElement } from './driver.ts';

/** Starts Firefox without a window, with a new profile, and drives it by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, ...visitorEnvironment },
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
    defaultViewport: viewport,
    timeout: commandTimeoutMs,
    protocolTimeout: commandTimeoutMs,
  });
  const page = await browser.newPage();
  return {
    open: async (url) => {
      await page.goto(url, { timeout: commandTimeoutMs });
    },
    run: (script, ...args) => page.evaluate(script as () => never, ...(args as unknown as [])),
    addScript: async (source) => {
      await page.evaluate(source);
    },
    find: async (script, ...args) => {
      const found = await page.evaluateHandle(script as () => never, ...(args as unknown as []));
      const element = (found as ElementHandle<Element>).asElement();
      return element ? driven(element as ElementHandle<Element>) : null;
    },
    pressKey: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    close: () => browser.close(),
  };
}

function driven(element: ElementHandle<Element>): DrivenElement {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    chooseFiles: (paths) => (element as ElementHandle<HTMLInputElement>).uploadFile(...paths),
  };
}
