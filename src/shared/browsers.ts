/**
 * The oldest browsers that run the app, payment included. The build compiles for them and refuses newer features
 * (scripts/browser-features.ts). Older browsers show the server-rendered pages without code (src/app/inline).
 */
export const oldestBrowsers = {
  chrome: '111',
  edge: '111',
  safari: '16.4',
  firefox: '128',
} as const;

/** Returns the oldest browsers as the targets of a build, such as 'chrome111'. */
export function buildTargets(): string[] {
  return Object.entries(oldestBrowsers).map(([name, version]) => name + version);
}

/** Address of the style sheet that only older browsers load (scripts/old-browser-styles-plugin.ts). */
export const oldBrowserStyles = '/old-browser.css';
