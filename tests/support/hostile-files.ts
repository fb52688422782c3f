import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

/** An uploaded file and the expected result. */
export interface HostileFile {
  title: string;
  bytes: Buffer;
  /** Stored as an image, or rejected with this code. */
  expected: 'kept' | 'unsupported-type' | 'too-large';
}

const photo = { width: 48, height: 32, channels: 3, background: '#2a7f86' } as const;
const canvas = () => sharp({ create: photo });
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Returns a PNG chunk with a correct checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc(body));
  return Buffer.concat([head, body, tail]);
}

function crc(body: Buffer): number {
  return crc32(body);
}

const pngSignature = latin('\x89PNG\r\n\x1a\n');

/** Returns a PNG with arbitrary header values; `rows` is its real content. */
function png(
  width: number,
  height: number,
  rows: Buffer,
  { depth = 8, colour = 2, interlace = 0 } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = colour;
  header[12] = interlace;
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Inserts a segment after the first two bytes of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Other file types, by their first bytes. */
const foreignKinds: Readonly<Record<string, string | Buffer>> = {
  'an SVG with a script': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'an SVG after an XML declaration':
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  'an SVG that reads a file':
    '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
  'an SVG with nested entities':
    '<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>',
  'an HTML page': '<!doctype html><script>alert(1)</script>',
  'an HTML page after spaces': '  <html><body onload=alert(1)>',
  'a script': '#!/bin/sh\nrm -rf /\n',
  PHP: '<?php system($_GET["c"]); ?>',
  'a PDF': '%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF',
  PostScript: '%!PS-Adobe-3.0\n(evil) run',
  'a ZIP': 'PK\x03\x04\x14\x00\x00\x00',
  'a RAR': 'Rar!\x1a\x07\x00',
  'a gzip': '\x1f\x8b\x08\x00',
  'a program': 'MZ\x90\x00\x03',
  'an ELF program': '\x7fELF\x02\x01\x01',
  Java: '\xca\xfe\xba\xbe\x00\x00',
  'a Windows bitmap': 'BM\x3a\x00\x00\x00',
  'an icon': '\x00\x00\x01\x00\x01\x00',
  'a Photoshop file': '8BPS\x00\x01',
  'an MP4': '\x00\x00\x00\x18ftypmp42',
  'a HEIC': '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00',
  'an AVIF without content': '\x00\x00\x00\x18ftypavif\x00\x00\x00\x00',
  'a JPEG XL': '\xff\x0a\xfa\x7f',
  'a JPEG 2000': '\x00\x00\x00\x0cjP  \r\n\x87\n',
  'an OpenEXR': '\x76\x2f\x31\x01',
  'a FITS': 'SIMPLE  =                    T',
  'a Matlab file': 'MATLAB 5.0 MAT-file',
  'a PPM': 'P6\n1 1\n255\n\x00\x00\x00',
  'a CSV': 'a,b\n1,2\n',
  JSON: '{"images":[]}',
  text: 'só um texto',
  spaces: ' '.repeat(500),
  zeros: Buffer.alloc(5_000),
  'a byte': 'x',
  nothing: '',
  'a WAV': 'RIFF\x24\x00\x00\x00WAVEfmt ',
  'an AVI': 'RIFF\x24\x00\x00\x00AVI LIST',
  'only a RIFF header': 'RIFF',
  'a WebP without image data': 'RIFF\x04\x00\x00\x00WEBP',
  'a WebP with text inside': 'RIFF\x20\x00\x00\x00WEBPVP8 alert(1)alert(1)',
  'a WebP that declares the maximum size': 'RIFF\xff\xff\xff\xffWEBPVP8L\xff\xff\xff\xff\x2f',
  'the first byte of a JPEG': '\xff',
  'a JPEG with only its start and end markers': '\xff\xd8\xff\xd9',
  'a JPEG with only markers': '\xff\xd8' + '\xff\xff'.repeat(500),
  'a JPEG after a space': ' \xff\xd8\xff\xe0',
  'a PNG without chunks': '\x89PNG\r\n\x1a\n',
  'a PNG with text inside': '\x89PNG\r\n\x1a\n<script>alert(1)</script>',
  'a PNG with another line end': '\x89PNG\n\x1a\n',
};

/** Valid images with unusual encodings, as made by cameras, programs or attackers. */
async function oddPictures(): Promise<HostileFile[]> {
  const jpeg = await canvas().jpeg().toBuffer();
  const whole = await canvas().png().toBuffer();
  const kept = (title: string, bytes: Buffer): HostileFile => ({ title, bytes, expected: 'kept' });
  const files = [
    kept('a JPEG followed by a script', Buffer.concat([jpeg, latin('<script>alert(1)</script>')])),
    kept('a JPEG followed by a ZIP', Buffer.concat([jpeg, latin('PK\x03\x04'), Buffer.alloc(500)])),
    kept('a PNG followed by PHP', Buffer.concat([whole, latin('<?php evil(); ?>')])),
    kept('a JPEG with a script as comment', withSegment(jpeg, 0xfe, latin('<script>x</script>'))),
    kept(
      'a JPEG with a broken Exif',
      withSegment(jpeg, 0xe1, latin('Exif\0\0MM\0*\xff\xff\xff\xff')),
    ),
    kept('a JPEG with a 65 kB comment', withSegment(jpeg, 0xfe, Buffer.alloc(65_000, 65))),
    kept('a JPEG with twenty comments', addComments(jpeg, 20)),
    kept(
      'a JPEG with a broken colour profile',
      withSegment(jpeg, 0xe2, latin('ICC_PROFILE\0\x01\x01junk')),
    ),
    kept('a progressive JPEG', await canvas().jpeg({ progressive: true }).toBuffer()),
    kept('a grey JPEG', await canvas().toColourspace('b-w').jpeg().toBuffer()),
    kept('a CMYK JPEG', await canvas().toColourspace('cmyk').jpeg().toBuffer()),
    kept('a JPEG of one pixel', await canvas().resize(1, 1).jpeg().toBuffer()),
    kept('a very wide JPEG', await canvas().resize(8_000, 2, { fit: 'fill' }).jpeg().toBuffer()),
    kept('a very tall PNG', await canvas().resize(2, 8_000, { fit: 'fill' }).png().toBuffer()),
    kept('a PNG of 16 bits', await canvas().toColourspace('rgb16').png().toBuffer()),
    kept('a PNG with a palette', await canvas().png({ palette: true, colours: 4 }).toBuffer()),
    kept('an interlaced PNG', await canvas().png({ progressive: true }).toBuffer()),
    kept(
      'a transparent PNG',
      await sharp({ create: { ...photo, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    ),
    kept('a lossless WebP', await canvas().webp({ lossless: true }).toBuffer()),
    kept('a WebP of the least quality', await canvas().webp({ quality: 1 }).toBuffer()),
    kept(
      'a transparent WebP',
      await sharp({ create: { ...photo, channels: 4, background: '#8000' } })
        .webp()
        .toBuffer(),
    ),
    kept('an animated WebP', await animation()),
    kept('a PNG with texts that unfold to 160 MB', withUnfoldingTexts(whole, 'zTXt', 'a\0\0')),
    kept(
      'a PNG with descriptions that unfold to 160 MB',
      withUnfoldingTexts(whole, 'iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0'),
    ),
  ];
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const turned = await canvas().withMetadata({ orientation }).jpeg().toBuffer();
    files.push(kept(`a JPEG of orientation ${orientation}`, turned));
  }
  return files;
}

/** Inserts twenty chunks after the PNG header, each of 8 kB that decompress to 8 MB. */
function withUnfoldingTexts(whole: Buffer, type: string, head: string): Buffer {
  const text = chunk(type, Buffer.concat([latin(head), deflateSync(Buffer.alloc(7_900_000, 65))]));
  const behindHeader = pngSignature.length + 25;
  return Buffer.concat([
    whole.subarray(0, behindHeader),
    ...Array.from({ length: 20 }, () => text),
    whole.subarray(behindHeader),
  ]);
}

/** Returns a progressive JPEG with as many scans as fit into 64 kB. */
async function endlessPasses(): Promise<Buffer> {
  const jpeg = await canvas().jpeg({ progressive: true }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const pass = jpeg.subarray(last, -2);
  const passes = Array.from({ length: Math.floor(65_536 / pass.length) }, () => pass);
  return Buffer.concat([jpeg.subarray(0, -2), ...passes, jpeg.subarray(-2)]);
}

function addComments(jpeg: Buffer, count: number): Buffer {
  let bytes = jpeg;
  for (let at = 0; at < count; at++) bytes = withSegment(bytes, 0xfe, latin(`comment ${at}`));
  return bytes;
}

async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { ...photo, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** Small files that would decompress to a huge size, or claim to. */
function bombs(): HostileFile[] {
  const rows = Buffer.alloc(64);
  const tooMany = (
    title: string,
    width: number,
    height: number,
    kind?: Parameters<typeof png>[3],
  ): HostileFile => ({ title, bytes: png(width, height, rows, kind), expected: 'too-large' });
  const rgba16 = { depth: 16, colour: 6 };
  return [
    tooMany('a PNG that declares 10,000 x 10,000', 10_000, 10_000),
    tooMany('a PNG that declares 30,000 x 30,000', 30_000, 30_000),
    tooMany('a PNG one row beyond 50 megapixels', 10_000, 5_001),
    tooMany('a PNG of a million pixels in a row', 1_000_000, 100),
    tooMany('a PNG of 50 million pixels of 16 bits in one row', 50_000_000, 1, rgba16),
    tooMany('a PNG of 50 million rows', 1, 50_000_000),
    tooMany('a PNG one pixel too wide', 16_385, 1),
    tooMany('a PNG of 16 bits one pixel too wide', 8_193, 1, rgba16),
    tooMany('a PNG of 16 bits beyond 24 megapixels', 6_000, 4_001, rgba16),
    tooMany('an interlaced PNG beyond 24 megapixels', 6_000, 4_001, { interlace: 1 }),
    tooMany('an interlaced PNG of 16 bits beyond 8 megapixels', 4_000, 2_001, {
      ...rgba16,
      interlace: 1,
    }),
    { title: 'a PNG of no width', bytes: png(0, 10, rows), expected: 'unsupported-type' },
    { title: 'a PNG of no height', bytes: png(10, 0, rows), expected: 'unsupported-type' },
    {
      title: 'a PNG of more pixels than a number holds',
      bytes: png(0xffffffff, 0xffffffff, rows),
      expected: 'unsupported-type',
    },
    { title: 'a PNG of too few rows', bytes: png(500, 500, rows), expected: 'unsupported-type' },
    {
      title: 'a PNG of a depth that does not exist',
      bytes: png(8, 8, Buffer.alloc(300), { depth: 7 }),
      expected: 'unsupported-type',
    },
    {
      title: 'a PNG of a colour type that does not exist',
      bytes: png(8, 8, Buffer.alloc(300), { colour: 5 }),
      expected: 'unsupported-type',
    },
  ];
}

/** Valid images that were damaged. */
async function damagedPictures(): Promise<HostileFile[]> {
  const noise = sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });
  const whole = {
    JPEG: await noise.clone().jpeg().toBuffer(),
    PNG: await noise.clone().png().toBuffer(),
    WebP: await noise.clone().webp().toBuffer(),
  };
  const files: HostileFile[] = [];
  for (const [kind, bytes] of Object.entries(whole)) {
    for (const part of [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98]) {
      files.push({
        title: `${part * 100} % of a ${kind}`,
        bytes: bytes.subarray(0, Math.floor(bytes.length * part)),
        expected: 'unsupported-type',
      });
    }
    files.push({
      title: `a ${kind} without its first byte`,
      bytes: bytes.subarray(1),
      expected: 'unsupported-type',
    });
    files.push({
      title: `a ${kind} backwards`,
      bytes: Buffer.from(bytes).reverse(),
      expected: 'unsupported-type',
    });
    files.push({
      title: `a ${kind} as base64`,
      bytes: Buffer.from(bytes.toString('base64')),
      expected: 'unsupported-type',
    });
  }
  const brokenPng = Buffer.from(whole.PNG);
  brokenPng.fill(0, 60, 400);
  files.push({ title: 'a PNG with a hole', bytes: brokenPng, expected: 'unsupported-type' });
  return files;
}

async function foreignPictures(): Promise<HostileFile[]> {
  const refused = (title: string, bytes: Buffer): HostileFile => ({
    title,
    bytes,
    expected: 'unsupported-type',
  });
  const frames = await canvas().gif().toBuffer();
  return [
    refused('a real GIF', frames),
    refused('a GIF after JPEG bytes', Buffer.concat([latin('\xff\xd8\xff'), frames])),
    refused('a real TIFF', await canvas().tiff().toBuffer()),
    refused('a real AVIF', await canvas().avif({ effort: 0 }).toBuffer()),
    refused('an old GIF', latin('GIF87a')),
  ];
}

/**
 * Generates hostile and unusual files. Must run before the decoders are restricted: some files need a format that
 * uploads must not use.
 */
export async function hostileFiles(): Promise<HostileFile[]> {
  const foreign = Object.entries(foreignKinds).map(([title, content]): HostileFile => ({
    title,
    bytes: typeof content === 'string' ? latin(content) : content,
    expected: 'unsupported-type',
  }));
  const large: HostileFile[] = [
    {
      title: 'one byte more than 5 MB',
      bytes: Buffer.alloc(5 * 1024 * 1024 + 1),
      expected: 'too-large',
    },
    {
      title: 'a JPEG followed by 5 MB of zeros',
      bytes: Buffer.concat([await canvas().jpeg().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]),
      expected: 'too-large',
    },
    {
      title: 'exactly 5 MB of zeros',
      bytes: Buffer.alloc(5 * 1024 * 1024),
      expected: 'unsupported-type',
    },
  ];
  return [
    ...foreign,
    ...(await foreignPictures()),
    ...(await oddPictures()),
    ...bombs(),
    {
      title: 'a JPEG with too many passes',
      bytes: await endlessPasses(),
      expected: 'too-large',
    },
    ...(await damagedPictures()),
    ...large,
  ];
}
