/**
 * Returns true if a browser is one of the oldestBrowsers or newer: Chrome and Edge have color-mix() since 111, Safari
 * and Firefox have registerProperty() since 16.4 and 128.
 * @param list an array of the browser
 */
export function canRunApp(list: readonly unknown[], css: typeof CSS): boolean {
  return (
    'toSorted' in list &&
    'registerProperty' in css &&
    css.supports('color', 'color-mix(in lab, red, red)')
  );
}
