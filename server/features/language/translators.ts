import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { AppError, errorCode } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { translationLanguages } from '#shared/translations.ts';
import type { TranslationLanguage } from '#shared/translations.ts';
import type { TranslatorConfig, TranslatorConfigs } from '#server/translator-config.ts';

/** A translator starts several processes of its own. */
const maxParallel = 2;
const maxWaiting = 10;
/** Below the time limit of a request. */
const defaultMaxTimeMs = 6_000;
/** A translation of the longest description takes about 8 kB. */
const maxAnswerBytes = 40_000;

/** Translates descriptions from Portuguese by machine. */
export interface Translators {
  /** Languages that a translator is configured for. */
  languages: readonly TranslationLanguage[];
  /**
   * Translates a text, with its paragraphs.
   * @throws AppError 'unavailable' without a translator for the language, if too many texts wait, and if the answer is
   *   wrong, blank or longer than 40 kB; 'timeout' after 6 seconds
   */
  translate: (language: TranslationLanguage, text: string) => Promise<string>;
}

/**
 * Creates the translators of this process. They run two at a time.
 * @param maxTimeMs longest time for one text in ms; replaced in tests
 */
export function createTranslators(
  configs: TranslatorConfigs,
  maxTimeMs = defaultMaxTimeMs,
): Translators {
  const limit = pLimit(maxParallel);
  return {
    languages: translationLanguages.filter((language) => configs[language] !== undefined),
    translate(language, text) {
      const config = configs[language];
      if (!config) return Promise.reject(new AppError('unavailable', `No translator: ${language}`));
      if (limit.pendingCount >= maxWaiting) {
        return Promise.reject(new AppError('unavailable', 'Too many texts wait for a translation'));
      }
      return limit(() => translateWithin(config, text, maxTimeMs));
    },
  };
}

async function translateWithin(
  config: TranslatorConfig,
  text: string,
  maxTimeMs: number,
): Promise<string> {
  const signal = AbortSignal.timeout(maxTimeMs);
  try {
    const answer = await (config.kind === 'program'
      ? runProgram(config, text, signal)
      : askService(config, text, signal));
    const translated = cleanPlainText(answer);
    if (translated === '') throw new AppError('unavailable', 'The translation is blank');
    return translated;
  } catch (error) {
    if (signal.aborted)
      throw new AppError('timeout', 'The translator took too long', { cause: error });
    if (errorCode(error) !== 'unknown') throw error;
    throw new AppError('unavailable', 'The translator failed', { cause: error });
  }
}

type Program = Extract<TranslatorConfig, { kind: 'program' }>;
type Service = Extract<TranslatorConfig, { kind: 'service' }>;

/** Runs a program with a text as its input and returns its output. */
async function runProgram({ program, args }: Program, text: string, signal: AbortSignal) {
  const folder = await mkdtemp(path.join(tmpdir(), 'translation-'));
  try {
    const file = path.join(folder, 'source.txt');
    await writeFile(file, text);
    // Apertium opens /dev/stdin, which fails for the pipes of Node.
    const input = await open(file);
    try {
      const child = spawn(program, args, {
        stdio: [input.fd, 'pipe', 'ignore'],
        // A group of its own, so that the processes that it starts end with it.
        detached: true,
        // Without the secrets of the server.
        env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
      });
      return await outputOf(child, signal);
    } finally {
      await input.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the output of a program that ends without an error. Ends the program at the time limit. */
async function outputOf(child: ChildProcess, signal: AbortSignal): Promise<string> {
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  // Awaited below; reading the output may fail before.
  ended.catch(() => undefined);
  const stop = () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGKILL');
  };
  signal.addEventListener('abort', stop);
  try {
    const output = await readAnswer(child.stdout ?? []);
    const exitCode = await ended;
    if (exitCode !== 0) throw new AppError('unavailable', `The translator ended with ${exitCode}`);
    return output;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

const serviceAnswer = v.object({ responseData: v.object({ translatedText: v.string() }) });

/** Asks a service as Apertium-APy is asked: a form with the field `q`. */
async function askService({ url }: Service, text: string, signal: AbortSignal) {
  const body = new URLSearchParams({ q: text });
  const response = await fetch(url, { method: 'POST', body, signal, redirect: 'error' });
  if (!response.ok) throw new AppError('unavailable', `The translator answered ${response.status}`);
  const answer: unknown = JSON.parse(await readAnswer(response.body ?? []));
  return v.parse(serviceAnswer, answer).responseData.translatedText;
}

/** @throws AppError 'unavailable' if the answer is too long */
async function readAnswer(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const received: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new AppError('unavailable', 'The translation is too long');
    received.push(chunk);
  }
  return Buffer.concat(received).toString('utf8');
}
