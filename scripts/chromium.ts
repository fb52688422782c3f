import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CommandError } from './command-error.ts';

const run = promisify(execFile);
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

export interface FoundChromium {
  path: string;
  /** Where it comes from, in words for the terminal. */
  source: string;
}

/** Chromium without a window, as Debian packages it: the same pages in about two thirds of the time. */
const HEADLESS = 'chromium-headless-shell';

/** Names under which a package manager may install a browser of this family. */
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** Where installers put it when it is not on the PATH. */
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
 * Looks for a browser without touching the network: CHROMIUM_PATH, one made for this, the one Playwright
 * downloaded, then any of the system.
 *
 * @throws CommandError when CHROMIUM_PATH names no file
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  downloaded = chromium.executablePath(),
): FoundChromium | null {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return { path: chosen, source: 'CHROMIUM_PATH' };
    throw new CommandError(
      `CHROMIUM_PATH=${chosen} não existe: corrija o caminho ou apague a variável.`,
    );
  }
  const headless = onPath(env, [HEADLESS]).find(existsSync);
  if (headless) return { path: headless, source: 'do sistema' };
  if (existsSync(downloaded)) return { path: downloaded, source: 'baixado pelo Playwright' };
  const system = findWholeChromium(env);
  return system === null ? null : { path: system, source: 'do sistema' };
}

/** A browser of the system with all that is around a page: the one without a window installs nothing, for example. */
export function findWholeChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  return [...onPath(env, COMMANDS), ...usualPlaces(env)].find((place) => existsSync(place)) ?? null;
}

function onPath(env: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/**
 * Finds a browser, or fetches one: Playwright's own download, else the system's package manager.
 *
 * @param report told of each step that takes long, as a sentence
 * @throws CommandError, one sentence saying what to install, when there is none to be had
 */
export async function obtainChromium(report: (sentence: string) => void): Promise<FoundChromium> {
  const found = findChromium();
  if (found) return found;

  report('Chromium não encontrado: baixando o do Playwright...');
  const playwright = path.join('node_modules', '@playwright', 'test', 'cli.js');
  await attempt(process.execPath, [playwright, 'install', 'chromium'], report);
  if (process.platform === 'linux' && isRoot() && existsSync(chromium.executablePath())) {
    if (!(await starts(chromium.executablePath()))) {
      report('Instalando as bibliotecas de que o Chromium precisa...');
      await attempt(process.execPath, [playwright, 'install-deps', 'chromium'], report);
    }
  }
  const downloaded = findChromium();
  if (downloaded && (await starts(downloaded.path))) return downloaded;

  if (process.platform === 'linux' && isRoot()) {
    report('Instalando o Chromium com o gerenciador de pacotes do sistema...');
    for (const [command, ...args] of INSTALLERS) {
      if (!(await exists(command))) continue;
      await attempt(command, args, report);
      // Past Playwright's download, which did not start.
      const installed = findChromium(process.env, '');
      if (installed && (await starts(installed.path))) return installed;
    }
  }
  throw new CommandError(
    'Nenhum Chromium foi encontrado nem pôde ser baixado: instale o Chromium ou o Google Chrome, ou informe o caminho dele na variável CHROMIUM_PATH.',
  );
}

const INSTALLERS: [command: string, ...args: string[]][] = [
  ['sh', '-c', `command -v apt-get && apt-get update && apt-get install -y ${HEADLESS}`],
  // Ubuntu has no such package.
  ['sh', '-c', 'command -v apt-get && apt-get install -y chromium'],
  ['dnf', 'install', '-y', 'chromium'],
  ['apk', 'add', 'chromium'],
  ['pacman', '-Sy', '--noconfirm', 'chromium'],
  ['zypper', '--non-interactive', 'install', 'chromium'],
];

/** Runs a command; a failure is reported and means only that the next way is tried. */
async function attempt(
  command: string,
  args: string[],
  report: (sentence: string) => void,
): Promise<void> {
  try {
    await run(command, args, { timeout: DOWNLOAD_TIMEOUT_MS });
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const lines = (stderr.trim() || message).split('\n');
    report(`Não deu certo: ${lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? ''}`);
  }
}

/** Whether the program runs at all: on Linux a browser may lack libraries. */
async function starts(program: string): Promise<boolean> {
  // Elsewhere --version may open a window, and the installers bring what is needed.
  if (process.platform !== 'linux') return true;
  try {
    await run(program, ['--version'], { timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

async function exists(command: string): Promise<boolean> {
  try {
    await run('sh', ['-c', 'command -v "$0"', command]);
    return true;
  } catch {
    return false;
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
