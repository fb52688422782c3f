import { request as httpRequest } from 'node:http';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import { startMail } from './mail-server.ts';
import type { LocalMail } from './mail-server.ts';
import { readMailOptions } from './options.ts';

async function bench(): Promise<{
  mail: LocalMail;
  send: (letter?: SendMailOptions) => Promise<string>;
}> {
  const mail = await startMail({ smtpPort: 0, pagePort: 0, warn: () => undefined });
  onTestFinished(() => mail.close());
  const transport = createTransport({ url: mail.smtpUrl, ignoreTLS: true, socketTimeout: 5000 });
  return {
    mail,
    send: async (letter = {}) => {
      const sent = await transport.sendMail({
        from: '"Guia" <guia@example.com>',
        to: 'ana@example.com',
        subject: 'Reserva confirmada às 20h',
        text: 'Olá, Ana. Mesa para dois.',
        html: '<p>Olá, <b>Ana</b>.</p>',
        ...letter,
      });
      return sent.response;
    },
  };
}

const page = async (
  mail: LocalMail,
  path: string,
): Promise<{ status: number; text: string; policy: string }> => {
  const response = await fetch(mail.url + path);
  return {
    status: response.status,
    text: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
  };
};

const wrong = (mail: LocalMail, fields: Record<string, string>): Promise<Response> =>
  fetch(`${mail.url}/_local/fault`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

it('lists messages newest first, and shows their parts and headers', async () => {
  const { mail, send } = await bench();
  await send({ subject: 'Primeira' });
  expect(await send({ headers: { 'List-Unsubscribe': '<https://x.example/stop>' } })).toMatch(
    /^250 /,
  );

  const list = await page(mail, '/');
  expect(list.text.indexOf('Reserva confirmada às 20h')).toBeLessThan(
    list.text.indexOf('Primeira'),
  );
  expect(list.text).toContain('ana@example.com');

  const one = await page(mail, '/letters/2');
  expect(one.text).toContain('Olá, Ana. Mesa para dois.');
  expect(one.text).toContain('&lt;https://x.example/stop&gt;');
  expect(one.text).toContain('src="/letters/2/html"');
  expect((await page(mail, '/letters/2/source')).text).toContain('Subject: =?UTF-8?');
  const read = (await (await fetch(`${mail.url}/_local/letters/2`)).json()) as unknown;
  expect(read).toMatchObject({
    id: 2,
    to: ['ana@example.com'],
    email: { html: '<p>Olá, <b>Ana</b>.</p>\n' },
  });
});

it('shows HTML in a frame without scripts or external resources, and escapes all other text', async () => {
  const { mail, send } = await bench();
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await send({ subject: attack, text: attack, html: attack, headers: { 'X-Odd': attack } });
  const frame = await page(mail, '/letters/1/html');
  expect(frame.text).toContain('<script>alert(1)</script>');
  expect(frame.policy).toContain('sandbox;');
  expect(frame.policy).toContain("default-src 'none'");
  for (const path of ['/', '/letters/1']) {
    const { text, policy } = await page(mail, path);
    expect(text).not.toContain('<script');
    expect(text).not.toContain('<img');
    expect(policy).toContain("default-src 'none'");
  }
  expect((await page(mail, '/letters/1')).text).toMatch(/<iframe\s+sandbox\s/);
});

it('keeps the latest 500 messages and refuses one that is too large', async () => {
  const { mail, send } = await bench();
  const source = Buffer.from('Subject: x\r\n\r\nx');
  for (let count = 0; count < 503; count += 1) await mail.mailbox.add({ from: '', to: [], source });
  expect(mail.mailbox.list()).toHaveLength(500);
  expect(mail.mailbox.list().at(-1)?.id).toBe(4);
  expect((await page(mail, '/letters/3')).status).toBe(404);
  await expect(send({ text: 'x'.repeat(1_100_000) })).rejects.toMatchObject({ responseCode: 552 });
  expect(mail.mailbox.list()).toHaveLength(500);
});

it('keeps at most 32 MB of messages', async () => {
  const { mail } = await bench();
  const source = Buffer.alloc(900_000, 'x');
  for (let count = 0; count < 40; count += 1) await mail.mailbox.add({ from: '', to: [], source });
  const kept = mail.mailbox.list().reduce((sum, { bytes }) => sum + bytes, 0);
  expect(kept).toBeLessThanOrEqual(32_000_000);
  expect(kept).toBeGreaterThan(31_000_000);
});

it.each([
  ['refuse', 421, 0],
  ['busy', 451, 0],
  ['unknown', 550, 0],
  ['reject', 554, 0],
  ['drop-before', undefined, 0],
  ['lose', undefined, 0],
  ['drop-after', undefined, 1],
  ['half', undefined, 1],
])(
  '%s: the fault applies to one message and not to the next',
  async (kind, responseCode, taken) => {
    const { mail, send } = await bench();
    expect((await wrong(mail, { kind })).status).toBe(303);
    const failure: unknown = await send().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(Error);
    expect((failure as { responseCode?: number }).responseCode).toBe(responseCode);
    expect(mail.mailbox.list()).toHaveLength(taken);
    await send();
    expect(mail.mailbox.list()).toHaveLength(taken + 1);
  },
);

it('delays an answer on request, and still closes without waiting for it', async () => {
  const { mail, send } = await bench();
  mail.fail('slow', { delayMs: 1 });
  expect(await send()).toContain('Accepted as message');

  mail.fail('slow', { delayMs: 600_000 });
  const waiting = expect(send()).rejects.toThrow();
  await expect.poll(() => mail.mailbox.list().length).toBe(2);
  await mail.close();
  await waiting;
});

it('refuses an unknown fault, and deletes the messages on request', async () => {
  const { mail, send } = await bench();
  expect((await wrong(mail, { kind: 'flood' })).status).toBe(400);
  expect((await wrong(mail, { kind: 'busy', times: '-1' })).status).toBe(400);
  await wrong(mail, { kind: 'busy' });
  await wrong(mail, { kind: '' });
  await send();
  await fetch(`${mail.url}/_local/clear`, { method: 'POST' });
  expect(mail.mailbox.list()).toEqual([]);
});

it('refuses requests from pages of other sites', async () => {
  const { mail, send } = await bench();
  await send();
  const { port } = new URL(mail.url);
  for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example' }]) {
    const status = await new Promise((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, path: '/_local/letters', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  }
});

it('reads its ports from the environment', () => {
  expect(readMailOptions({})).toEqual({ smtpPort: 1025, pagePort: 8025 });
  expect(readMailOptions({ MAIL_PORT: ' 25 ', MAIL_PAGE_PORT: '0' })).toEqual({
    smtpPort: 25,
    pagePort: 0,
  });
  expect(() => readMailOptions({ MAIL_PORT: 'smtp' })).toThrow('MAIL_PORT=smtp is not a port.');
});
