import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { toTranslatorConfig } from '#server/translator-config.ts';
import type { TranslatorConfig } from '#server/translator-config.ts';
import { createTranslators } from './translators.ts';

const source = 'A praia tem areia branca.\n\nO bar abre aos domingos.';

/** A program that runs some code of Node. */
const node = (code: string): TranslatorConfig => ({
  kind: 'program',
  program: process.execPath,
  args: ['-e', code],
});

/** Reads the source as Apertium does, and answers in capitals. */
const capitals = node(
  "process.stdout.write(require('node:fs').readFileSync('/dev/stdin', 'utf8').toUpperCase())",
);

const spanish = (config: TranslatorConfig, maxTimeMs?: number) => {
  const { translate } = createTranslators({ es: config }, maxTimeMs);
  return (text = source) => translate('es', text);
};

/** Other processes write to the folder of the system. */
const ownTemporary = mkdtempSync(path.join(tmpdir(), 'guia-translators-'));
const folders = () => readdirSync(ownTemporary).filter((name) => name.startsWith('translation-'));
beforeAll(() => {
  vi.stubEnv('TMPDIR', ownTemporary);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(ownTemporary, { recursive: true });
});

function hasApertium(): boolean {
  try {
    return execFileSync('apertium', ['-l'], { encoding: 'utf8' }).includes('pt-es');
  } catch {
    return false;
  }
}

describe('a program', () => {
  it('translates a text with its paragraphs and leaves no file behind', async () => {
    expect(await spanish(capitals)()).toBe(source.toUpperCase());
    expect(folders()).toEqual([]);
  });

  it('may be Apertium, which another program replaces where it is not installed', async () => {
    const isInstalled = hasApertium();
    const config = isInstalled ? toTranslatorConfig('apertium -u pt-es') : capitals;
    const expected = isInstalled
      ? /^La playa tiene arena blanca\.\n\nEl bar abre .*domingos\.$/
      : /^A PRAIA/;
    expect(await spanish(config)()).toMatch(expected);
  });

  it('receives no secret of the server', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
    const names = await spanish(node("process.stdout.write(Object.keys(process.env).join(' '))"))();
    expect(names).toContain('PATH');
    expect(names).not.toContain('STRIPE');
  });

  it.each([
    ['fails', node('process.exit(3)')],
    ['fails after an answer', node("console.log('hola'); process.exitCode = 3")],
    ['answers nothing', node('')],
    ['answers too much', node("for (;;) process.stdout.write('x'.repeat(50_000))")],
    ['does not exist', toTranslatorConfig('no-such-translator pt-es')],
  ])('that %s is reported as unavailable', async (_what, config) => {
    await expect(spanish(config)()).rejects.toMatchObject({ code: 'unavailable' });
    expect(folders()).toEqual([]);
  });

  it('that does not end is ended with the processes that it started', async () => {
    // It keeps the output open until it ends, so the answer would come after ten minutes.
    const child = "require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' })";
    await expect(spanish(node(child), 400)()).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('a service', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function serve(listener: RequestListener): Promise<TranslatorConfig> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return toTranslatorConfig(`http://127.0.0.1:${port}/translate?langpair=por|spa`);
  }

  it('receives the text as a form, and its answer is returned', async () => {
    let received = '';
    const config = await serve((req, res) => {
      received = `${req.method} ${req.url} `;
      req.on('data', (chunk: Buffer) => (received += chunk.toString()));
      req.on('end', () => {
        res.end(JSON.stringify({ responseData: { translatedText: 'Una playa.' } }));
      });
    });
    expect(await spanish(config)('Uma praia & um bar.')).toBe('Una playa.');
    expect(received).toBe('POST /translate?langpair=por|spa q=Uma+praia+%26+um+bar.');
  });

  it.each<[string, RequestListener]>([
    ['fails', (_req, res) => res.writeHead(500).end()],
    ['answers no JSON', (_req, res) => res.end('<html>')],
    ['answers another shape', (_req, res) => res.end('{"responseData":null}')],
    ['answers a blank text', (_req, res) => res.end('{"responseData":{"translatedText":" \\n "}}')],
    [
      'leads elsewhere',
      (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['answers too much', (_req, res) => res.end('x'.repeat(50_000))],
  ])('that %s is reported as unavailable', async (_what, listener) => {
    await expect(spanish(await serve(listener))()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that never answers is reported as a timeout', async () => {
    const config = await serve(() => undefined);
    await expect(spanish(config, 200)()).rejects.toMatchObject({ code: 'timeout' });
  });
});

it('a language without a translator is unavailable, and is not listed', async () => {
  const translators = createTranslators({ es: capitals });
  expect(translators.languages).toEqual(['es']);
  await expect(translators.translate('en', source)).rejects.toMatchObject({ code: 'unavailable' });
});

it('two texts run at a time, ten wait, and the next one is refused', async () => {
  const { translate } = createTranslators({ es: capitals });
  const results = await Promise.allSettled(Array.from({ length: 13 }, () => translate('es', 'a')));
  expect(results.map(({ status }) => status)).toEqual([
    ...Array<string>(12).fill('fulfilled'),
    'rejected',
  ]);
});
