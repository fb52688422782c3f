import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hostileFiles } from '#support/hostile-files.ts';
import type { HostileFile } from '#support/hostile-files.ts';
import { sendUpload, uploadForm, uploadServer } from '#support/upload-server.ts';
import type { UploadServer } from '#support/upload-server.ts';
import { prepareDecoders } from '../processing/image-pipeline.ts';

const answers: Record<
  Exclude<HostileFile['expected'], 'kept'>,
  { status: number; sentence: RegExp }
> = {
  'unsupported-type': {
    status: 415,
    sentence: /^Tipo de arquivo não suportado\. Use apenas JPG, PNG ou WebP\.$/,
  },
  'too-large': {
    status: 413,
    sentence:
      /^(Arquivo muito grande\. Tamanho máximo: 5MB|Imagem com resolução grande demais\. Use uma imagem de até \d+ megapixels e (16\.384|8\.192) pixels de lado\.|A imagem demora demais para ser processada\. )/,
  },
};

const files = await hostileFiles();
let server: UploadServer;

beforeAll(async () => {
  prepareDecoders();
  server = await uploadServer();
});
afterAll(() => server.close());
afterEach(() => rm(path.join(server.folder, 'places'), { recursive: true, force: true }));

it('the corpus has the expected size', () => {
  expect(files.length).toBeGreaterThanOrEqual(120);
  expect(new Set(files.map(({ title }) => title)).size).toBe(files.length);
});

const roads = [
  { to: 'places', placeId: 'mine1', sender: () => 'manager' as const },
  // The corpus exceeds the daily limit of one user.
  {
    to: 'reviews',
    placeId: 'foreign1',
    sender: (at: number) => `member-${Math.floor(at / 40)}` as const,
  },
] as const;

describe.each(roads)('an upload to $to of', ({ to, placeId, sender }) => {
  it.each(files)('$title ends as $expected', async (file) => {
    const { bytes, expected } = file;
    const person = sender(files.indexOf(file));
    const form = uploadForm([{ bytes }], { placeId });
    const { status, body, text } = await sendUpload(server, form, person, to);
    expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|\/server\//);
    const stored = await server.files();
    if (expected === 'kept') {
      expect(body).toMatchObject({ success: true });
      expect(status).toBe(200);
      for (const file of stored) {
        const header = await sharp(file).metadata();
        expect(header.format).toBe('webp');
        expect([header.exif, header.xmp, header.iptc, header.icc]).toEqual(
          Array(4).fill(undefined),
        );
        expect(header.pages ?? 1).toBe(1);
      }
      expect(stored.length).toBeGreaterThan(0);
    } else {
      expect(body).toMatchObject({ success: false, code: expected });
      expect(status).toBe(answers[expected].status);
      expect(body['error']).toMatch(answers[expected].sentence);
      expect(stored).toEqual([]);
    }
    expect(stored.filter((file) => file.includes(`${path.sep}temp${path.sep}`))).toEqual([]);
  });
});

it('no stored file contains bytes of the uploads', async () => {
  const marked = files.filter(({ title }) => title.includes('script') || title.includes('PHP'));
  for (const { bytes } of marked) await sendUpload(server, uploadForm([{ bytes }]));
  const stored = await server.files();
  expect(stored.length).toBeGreaterThan(0);
  for (const file of stored) {
    const bytes = await readFile(file);
    expect(bytes.includes('<script>') || bytes.includes('<?php')).toBe(false);
  }
});
