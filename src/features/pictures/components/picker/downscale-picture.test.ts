import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { loadPicture } from '../load-picture.ts';
import { downscalePicture } from './downscale-picture.ts';

vi.mock('../load-picture.ts', () => ({ loadPicture: vi.fn() }));

const contextMock = { fillRect: vi.fn(), drawImage: vi.fn() };
const file = new Blob(['photograph'], { type: 'image/jpeg' });
/** Result of the browser's encoder: (type, quality) -> file, or null. */
const write = vi.fn<(type?: string, quality?: number) => Blob | null>();
const sizes: string[] = [];
const revoke = vi.fn();
let getContext: MockInstance<() => unknown>;

function mockLoadedPicture(width: number, height: number) {
  const picture = { naturalWidth: width, naturalHeight: height } as HTMLImageElement;
  vi.mocked(loadPicture).mockResolvedValue(picture);
}

beforeEach(() => {
  vi.clearAllMocks();
  sizes.length = 0;
  write.mockImplementation((type) => new Blob(['small'], { type }));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoke }),
  );
  getContext = vi.spyOn(
    HTMLCanvasElement.prototype as unknown as { getContext: () => unknown },
    'getContext',
  );
  getContext.mockReturnValue(contextMock);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    sizes.push(`${this.width}x${this.height}`);
    done(write(type, quality));
  });
});

describe('downscaling a chosen image', () => {
  it.each([
    [4000, 3000, '1440x1080'],
    [3000, 4000, '810x1080'],
    [1921, 1080, '1920x1079'],
    [60_000, 10, '1920x1'],
  ])('scales %d by %d to fit 1920x1080: %s', async (width, height, size) => {
    mockLoadedPicture(width, height);
    expect((await downscalePicture(file)).type).toBe('image/webp');
    expect(sizes).toEqual([size]);
    expect(write).toHaveBeenCalledWith('image/webp', 0.8);
    expect(revoke).toHaveBeenCalledWith('blob:x');
  });

  it('sends an image that fits unchanged', async () => {
    mockLoadedPicture(1920, 1080);
    expect(await downscalePicture(file)).toBe(file);
    expect(write).not.toHaveBeenCalled();
  });

  it('writes JPEG if the browser cannot write WebP', async () => {
    mockLoadedPicture(4000, 3000);
    write.mockImplementation(
      (type) => new Blob(['x'], { type: type === 'image/webp' ? 'image/png' : type }),
    );
    expect((await downscalePicture(file)).type).toBe('image/jpeg');
  });

  it('reports whether reading, drawing or writing failed', async () => {
    vi.mocked(loadPicture).mockRejectedValueOnce(new AppError('invalid-input'));
    await expect(downscalePicture(file)).rejects.toMatchObject({
      sentence: expect.stringMatching(/^Erro ao carregar imagem/) as string,
    });
    mockLoadedPicture(4000, 3000);
    getContext.mockReturnValueOnce(null);
    await expect(downscalePicture(file)).rejects.toMatchObject({
      sentence: expect.stringMatching(/^Canvas não suportado/) as string,
    });
    write.mockReturnValueOnce(null);
    await expect(downscalePicture(file)).rejects.toMatchObject({
      sentence: expect.stringMatching(/^Erro ao otimizar imagem/) as string,
    });
    expect(revoke).toHaveBeenCalledTimes(3);
  });
});
