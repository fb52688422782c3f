/** An element of the open page. A driver throws if the page has replaced the element. */
export interface DrivenElement {
  /** Clicks the centre of the element, which must be in the viewport. */
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Selects files of the disk in a file input, which may be hidden. */
  chooseFiles(paths: readonly string[]): Promise<void>;
}

export type VisitorKey = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight';

/** What both browsers can do: the small part of WebDriver that the journeys need. */
export interface Driver {
  /** Opens an address and waits for the load event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON values. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs source text in the page, despite its Content-Security-Policy. */
  addScript(source: string): Promise<void>;
  /** Returns the element that a function finds in the page; null if there is none. */
  find<Args extends readonly unknown[]>(
    script: (...args: Args) => Element | null | Promise<Element | null>,
    ...args: Args
  ): Promise<DrivenElement | null>;
  /** Presses a key, which goes to the focused element. */
  pressKey(key: VisitorKey): Promise<void>;
  close(): Promise<void>;
}

/** Width and height of the page in CSS pixels: a phone. MiniBrowser is not narrower than 447 pixels. */
export const viewport = { width: 390, height: 844 };

/** No command of a driver takes longer. */
export const commandTimeoutMs = 60_000;

/** Language and time zone of the visitor, for processes of browsers. */
export const visitorEnvironment = {
  LANGUAGE: 'pt_BR',
  TZ: 'America/Sao_Paulo',
};
