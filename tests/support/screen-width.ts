import { onTestFinished, vi } from 'vitest';

/** Answers every media query of the page as a wide or a narrow screen until the end of the test. */
export function setWideScreen(isWide: boolean): void {
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: isWide } as MediaQueryList),
    );
  onTestFinished(() => {
    spy.mockRestore();
  });
}
