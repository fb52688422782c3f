import { expect } from '@playwright/test';
import type { Driver, DrivenElement, VisitorKey } from './driver.ts';
import {
  clickableElement,
  fileInput,
  hasMissed,
  seenTexts,
  seenLabels,
  testingLibrary,
} from './page-search.ts';
import type { Wanted } from './page-search.ts';

/** No wait for a condition takes longer. A worker that installs and a page of a busy server take the longest. */
const waitMs = 30_000;

/** An element as a visitor names it: by role and accessible name, by label, or by text. */
export type Target =
  | ({ role: string; name?: string | RegExp; level?: number } & Place)
  | ({ label: string } & Place)
  | ({ text: string | RegExp } & Place);

interface Place {
  /** The part of the page that contains the element. */
  within?: Target;
  /** Text inside the element. */
  having?: string | RegExp;
  /** The position among several elements; negative from the end. */
  at?: number;
}

/** What a visitor does with a site, in any browser. Each step waits until it is possible. */
export class Visitor {
  private readonly driver: Driver;
  /** Origin of the site. */
  readonly site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.site = site;
  }

  /** Opens a path of the site, or an address of another origin. */
  async open(address: string): Promise<void> {
    await this.driver.open(new URL(address, this.site).href);
  }

  /** Runs a function in the page. */
  run: Driver['run'] = (script, ...args) => this.driver.run(script, ...args);

  /** Waits until a function of the page returns true. */
  async until(message: string, script: () => unknown): Promise<void> {
    await expect
      .poll(() => this.driver.run(script).catch(String), { message, timeout: waitMs })
      .toBe(true);
  }

  /** Waits until the page shows the element. */
  async see(target: Target): Promise<void> {
    await this.seeCount(target, (count) => count > 0, 'is not shown');
  }

  async seeText(text: string | RegExp): Promise<void> {
    await this.see({ text });
  }

  /** Waits until the page no longer shows the element. */
  async seeNo(target: Target): Promise<void> {
    await this.seeCount(target, (count) => count === 0, 'is still shown');
  }

  /** Returns the texts of the shown elements, in the order of the page. */
  async texts(target: Target): Promise<string[]> {
    await this.prepare();
    return this.driver.run(seenTexts, wanted(target));
  }

  /** Returns the labels (aria-label) of the shown elements. */
  async names(target: Target): Promise<string[]> {
    await this.prepare();
    return this.driver.run(seenLabels, wanted(target));
  }

  /** Waits until the shown elements have these texts, in this order. */
  async seeTexts(target: Target, texts: readonly string[]): Promise<void> {
    await expect
      .poll(() => this.texts(target).catch(String), { message: describe(target), timeout: waitMs })
      .toEqual(texts);
  }

  async press(target: Target): Promise<void> {
    await this.act(target);
  }

  async type(target: Target, text: string): Promise<void> {
    await this.act(target, (element) => element.type(text));
  }

  /** Selects files of the disk in the only file input of a part of the page. */
  async chooseFiles(within: Target, paths: readonly string[]): Promise<void> {
    await this.see(within);
    const input = await this.driver.find(fileInput, wanted(within));
    if (!input) throw new Error(`${describe(within)} has no single file input`);
    await input.chooseFiles(paths);
  }

  pressKey(key: VisitorKey): Promise<void> {
    return this.driver.pressKey(key);
  }

  /** Presses Tab until the focused element has this label or text, at most 60 times. */
  async tabTo(name: string): Promise<void> {
    let focused = '';
    for (let count = 0; count < 60 && focused !== name; count += 1) {
      await this.driver.pressKey('Tab');
      focused = await this.driver.run(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
      });
    }
    expect(focused).toBe(name);
  }

  /** Waits for the address of the page, without its origin. */
  async seeAddress(address: string | RegExp): Promise<void> {
    const poll = expect.poll(
      () => this.driver.run(() => location.pathname + location.search).catch(String),
      { timeout: waitMs },
    );
    await (typeof address === 'string' ? poll.toBe(address) : poll.toMatch(address));
  }

  close(): Promise<void> {
    return this.driver.close();
  }

  private async prepare(): Promise<void> {
    if (!(await this.driver.run(() => 'TestingLibraryDom' in window))) {
      await this.driver.addScript(testingLibrary);
    }
  }

  /** Waits until exactly one element is shown and can be pressed, presses it, and then acts on it once. */
  private async act(
    target: Target,
    action?: (element: DrivenElement) => Promise<void>,
  ): Promise<void> {
    const attempt = async () => {
      try {
        await this.prepare();
        const element = await this.driver.find(clickableElement, wanted(target));
        if (!element) return 'is not shown, or is disabled, moving or covered';
        await element.click();
        if (await this.driver.run(hasMissed).catch(() => false)) return 'has moved';
        await action?.(element);
        return true;
      } catch (error) {
        // The page is being replaced, several elements are shown, or the element has just left the page.
        return String(error);
      }
    };
    await expect.poll(attempt, { message: describe(target), timeout: waitMs }).toBe(true);
  }

  private async seeCount(
    target: Target,
    isRight: (count: number) => boolean,
    problem: string,
  ): Promise<void> {
    const look = async () => {
      try {
        return isRight((await this.texts(target)).length) || problem;
      } catch (error) {
        return String(error);
      }
    };
    await expect.poll(look, { message: describe(target), timeout: waitMs }).toBe(true);
  }
}

/** Converts a target to JSON. */
function wanted({ within, having, at, ...target }: Target): Wanted {
  return {
    ...('role' in target && {
      role: target.role,
      name: pattern(target.name),
      level: target.level,
    }),
    ...('label' in target && { label: target.label }),
    ...('text' in target && { text: pattern(target.text) }),
    having: pattern(having),
    at,
    within: within && wanted(within),
  };
}

function pattern(text: string | RegExp | undefined): Wanted['having'] {
  return typeof text === 'object' ? { source: text.source, flags: text.flags } : text;
}

function describe(target: Target): string {
  return JSON.stringify(wanted(target));
}
