import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { minuteMs } from '#shared/time-units.ts';
import { CommandError } from './command-error.ts';

const run = promisify(execFile);
const INSTALL_TIMEOUT_MS = 5 * minuteMs;
/**
 * Playwright retries its download servers five times. A short timeout keeps that from taking minutes without a network.
 */
const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Ordinary browsers are what visitors use. The headless shell renders the same pages, but it has no back/forward cache
 * and cannot install apps.
 */
export type BrowserKind = 'ordinary' | 'headless-shell';

/** Firefox, and what WebKit needs: the driver with its MiniBrowser, and a display without a screen for its window. */
type OtherProgram = 'firefox' | 'webkit-driver' | 'display';

export interface FoundProgram {
  path: string;
  /** Origin of the program, as text for the terminal. */
  source: string;
}

interface Sort {
  /** Name for the terminal. */
  name: string;
  /** Command names that a package manager may install. */
  commands: readonly string[];
  /** An argument with which the program ends at once, successfully; '--version' if absent. */
  proof?: string;
  /** Arguments of Playwright's installer. If absent, Playwright has no build that these tests can use. */
  download?: readonly string[];
  /** Shell command that root runs to install the program, by package manager. */
  packages: Readonly<Record<string, string>>;
  /** What a user installs if the program can be neither found nor installed. */
  missing: string;
}

const programSources: Record<BrowserKind | OtherProgram, Sort> = {
  ordinary: {
    name: 'Chromium',
    commands: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
      'microsoft-edge',
      'microsoft-edge-stable',
    ],
    download: ['--no-shell', 'chromium'],
    packages: {
      // If the update fails, the package lists that are already on the machine may be sufficient.
      'apt-get': 'apt-get update; apt-get install -y chromium',
      dnf: 'dnf install -y chromium',
      apk: 'apk add chromium',
      pacman: 'pacman -Sy --noconfirm chromium',
      zypper: 'zypper --non-interactive install chromium',
    },
    missing:
      'No Chromium was found or could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to its path.',
  },
  'headless-shell': {
    name: "Chromium's headless shell",
    commands: ['chromium-headless-shell'],
    download: ['--only-shell', 'chromium'],
    packages: { 'apt-get': 'apt-get update; apt-get install -y chromium-headless-shell' },
    missing:
      "Chromium's headless shell was not found and could not be installed: install Debian's chromium-headless-shell or run npx playwright install chromium.",
  },
  firefox: {
    name: 'Firefox',
    commands: ['firefox-esr', 'firefox'],
    packages: {
      'apt-get': 'apt-get update; apt-get install -y firefox-esr || apt-get install -y firefox',
      dnf: 'dnf install -y firefox',
      apk: 'apk add firefox',
      pacman: 'pacman -Sy --noconfirm firefox',
      zypper: 'zypper --non-interactive install MozillaFirefox',
    },
    missing: 'Firefox was not found and could not be installed: install Firefox 128 or later.',
  },
  'webkit-driver': {
    name: "WebKitGTK's WebDriver",
    commands: ['WebKitWebDriver'],
    proof: '--help',
    packages: { 'apt-get': 'apt-get update; apt-get install -y webkit2gtk-driver' },
    missing:
      "WebKitGTK's WebDriver was not found and could not be installed: install Debian's webkit2gtk-driver.",
  },
  display: {
    name: 'Xvfb',
    commands: ['Xvfb'],
    proof: '-help',
    packages: {
      'apt-get': 'apt-get update; apt-get install -y xvfb',
      dnf: 'dnf install -y xorg-x11-server-Xvfb',
      apk: 'apk add xvfb',
      pacman: 'pacman -Sy --noconfirm xorg-server-xvfb',
    },
    missing: "Xvfb was not found and could not be installed: install Debian's xvfb.",
  },
};

/** Returns the paths where installers put an ordinary browser that is not on the PATH. */
function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  const programs = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
  return (
    {
      darwin: ['', env['HOME'] ?? ''].flatMap((home) =>
        apps.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
      ),
      win32: programs.flatMap((folder) =>
        folder
          ? [
              path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
              path.join(folder, 'Chromium', 'Application', 'chrome.exe'),
              path.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
            ]
          : [],
      ),
    }[process.platform as 'darwin' | 'win32'] ?? [
      '/usr/lib/chromium/chromium',
      '/snap/bin/chromium',
    ]
  );
}

/**
 * Returns the browsers of a kind on this machine, best first, without using the network: the browsers of the system,
 * then the one that Playwright downloaded. If CHROMIUM_PATH is set, it is the only ordinary browser.
 *
 * @param downloaded path of the Chromium that Playwright downloads
 * @throws CommandError if CHROMIUM_PATH names no file
 */
export function findBrowsers(
  kind: BrowserKind | OtherProgram,
  env: NodeJS.ProcessEnv = process.env,
  downloaded = chromium.executablePath(),
): FoundProgram[] {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen && kind === 'ordinary') {
    if (existsSync(chosen)) return [{ path: chosen, source: 'CHROMIUM_PATH' }];
    throw new CommandError(
      `CHROMIUM_PATH=${chosen} does not exist: correct the path or unset the variable.`,
    );
  }
  const system = [
    ...onPath(env, programSources[kind].commands),
    ...(kind === 'ordinary' ? usualPlaces(env) : []),
  ];
  const own =
    {
      ordinary: [downloaded],
      'headless-shell': downloadedShells(downloaded),
    }[kind as BrowserKind] ?? [];
  return [
    ...system.map((place) => ({ path: place, source: 'of the system' })),
    ...own.map((place) => ({ path: place, source: 'downloaded by Playwright' })),
  ].filter((found) => existsSync(found.path));
}

/** Playwright stores its headless shell in a folder of the same revision, next to its Chromium. */
function downloadedShells(downloaded: string): string[] {
  const folder = downloaded.replace(
    /([\\/])chromium-(\d+)[\\/].*$/,
    '$1chromium_headless_shell-$2',
  );
  if (folder === downloaded || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(path.basename(name)))
    .map((name) => path.join(folder, name));
}

function onPath(env: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/**
 * Finds or installs a browser: an ordinary one, or outside CI the headless shell if no ordinary one is available.
 *
 * @param report called with a sentence about each slow step
 * @throws CommandError with one sentence naming what to install if no browser is available
 */
export async function obtainChromium(report: (sentence: string) => void): Promise<FoundProgram> {
  try {
    return await obtainBrowser('ordinary', report);
  } catch (error) {
    // CI tests in the browser that visitors have: the shell cannot restore pages from the back/forward cache.
    if (process.env['CHROMIUM_PATH'] || process.env['CI']) throw error;
    const shell = await firstThatStarts('headless-shell');
    if (!shell) throw error;
    report('No ordinary Chromium was found or could be installed: the headless shell is used.');
    return shell;
  }
}

/**
 * Finds a browser of a kind or a program that it needs, or installs it: with the system's package manager if this
 * process runs as root, otherwise with Playwright's download if there is one.
 *
 * @param report called with a sentence about each slow step
 * @throws CommandError with one sentence naming what to install if no browser is available
 */
export async function obtainBrowser(
  kind: BrowserKind | OtherProgram,
  report: (sentence: string) => void,
): Promise<FoundProgram> {
  const found = await firstThatStarts(kind);
  if (found) return found;

  const { name, download, packages, missing } = programSources[kind];
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (isRoot) {
    for (const [manager, script] of Object.entries(packages)) {
      if (!(await succeeds('sh', ['-c', `command -v ${manager}`]))) continue;
      report(`${name} was not found: installing it with ${manager}...`);
      await attempt('sh', ['-c', script], report);
      const installed = await firstThatStarts(kind);
      if (installed) return installed;
    }
  }
  if (!download) throw new CommandError(missing);
  report(`${name} was not found: downloading Playwright's...`);
  const playwright = path.join('node_modules', '@playwright', 'test', 'cli.js');
  await attempt(process.execPath, [playwright, 'install', ...download], report);
  if (isRoot && findBrowsers(kind).length > 0 && !(await firstThatStarts(kind))) {
    report('Installing the libraries that Chromium needs...');
    await attempt(process.execPath, [playwright, 'install-deps', 'chromium'], report);
  }
  const downloaded = await firstThatStarts(kind);
  if (downloaded) return downloaded;
  throw new CommandError(missing);
}

/** Runs a command. A failure is reported but not thrown, so that the caller can try the next method. */
async function attempt(
  command: string,
  args: string[],
  report: (sentence: string) => void,
): Promise<void> {
  const env = {
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS),
    ...process.env,
  };
  try {
    await run(command, args, { timeout: INSTALL_TIMEOUT_MS, maxBuffer: Infinity, env });
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const lines = (stderr.trim() || message).split('\n');
    report(`It failed: ${lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? ''}`);
  }
}

/**
 * Returns the first browser of a kind that starts; null if none does. On Linux a browser may lack libraries, and the
 * command that a package installed may only print the name of another package to install.
 */
async function firstThatStarts(kind: BrowserKind | OtherProgram): Promise<FoundProgram | null> {
  for (const found of findBrowsers(kind)) {
    // A browser chosen with CHROMIUM_PATH must not be replaced. On systems other than Linux --version may open a
    // window.
    if (found.source === 'CHROMIUM_PATH' || process.platform !== 'linux') return found;
    if (await succeeds(found.path, [programSources[kind].proof ?? '--version'])) return found;
  }
  return null;
}

async function succeeds(command: string, args: string[]): Promise<boolean> {
  try {
    await run(command, args, { timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}
