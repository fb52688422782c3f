import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { commandTimeoutMs, viewport, visitorEnvironment } from './driver.ts';
import type { Driver, DrivenElement, VisitorKey } from './driver.ts';

export interface WebKitPrograms {
  /** WebKitWebDriver, which starts the MiniBrowser of its package. */
  driver: string;
  /** Xvfb, a display without a screen: MiniBrowser always opens a window. */
  display: string;
}

/** Opens MiniBrowser of WebKitGTK on a display without a screen, with no stored data. It speaks classic WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Driver> {
  const display = spawn(
    programs.display,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const service = new DriverService.Builder(programs.driver);
  // Xvfb writes the number of the display that it has chosen once it is ready.
  const ready = once(display.stdout, 'data') as Promise<[Buffer]>;
  const [number] = await Promise.race([ready, failWhenEnded(display, programs.display)]);
  service.setLoopback(true).setEnvironment({
    ...(process.env as Record<string, string>),
    ...visitorEnvironment,
    DISPLAY: `:${String(number).trim()}`,
  });
  const server = service.build();
  const stop = async () => {
    await server.kill();
    display.kill();
    if (display.exitCode === null && display.signalCode === null) await once(display, 'exit');
  };
  try {
    const browser = await new Builder()
      .usingServer(await server.start(commandTimeoutMs))
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await browser.manage().setTimeouts({ pageLoad: commandTimeoutMs, script: commandTimeoutMs });
    await browser.manage().window().setRect(viewport);
    return {
      ...driverOf(browser),
      close: async () => {
        try {
          await browser.quit();
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Rejects once a program ends. */
async function failWhenEnded(program: ChildProcess, name: string): Promise<never> {
  await once(program, 'exit');
  throw new Error(`${name} ended before it was ready.`);
}

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
} satisfies Record<VisitorKey, string>;

function driverOf(browser: WebDriver): Omit<Driver, 'close'> {
  const call = <Result>(script: (...args: never[]) => unknown, args: readonly unknown[]) =>
    browser.executeScript<Result>(`return (${String(script)})(...arguments)`, ...args);
  return {
    open: async (url) => {
      await browser.get(url);
      // The first command may return before the first page has replaced the empty one.
      await browser.wait(
        () => browser.executeScript('return location.href !== "about:blank"'),
        commandTimeoutMs,
      );
    },
    run: (script, ...args) => call(script as () => unknown, args),
    addScript: (source) => browser.executeScript(source),
    find: async (script, ...args) => {
      const element = await call<WebElement | null>(script, args);
      return element ? driven(element) : null;
    },
    pressKey: async (key) => {
      await browser.switchTo().activeElement().sendKeys(keys[key]);
    },
  };
}

function driven(element: WebElement): DrivenElement {
  return {
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    chooseFiles: (paths) => element.sendKeys(paths.join('\n')),
  };
}
