import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPicture } from '#features/pictures/data/picture-upload.ts';
import type { PictureUpload } from '#features/pictures/data/picture-upload.ts';
import { AppError } from '#shared/app-error.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type { UploadedImage } from '#features/pictures/model/image-upload.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { downscalePicture } from './downscale-picture.ts';
import { ImagePicker } from './image-picker.tsx';

vi.mock('#features/pictures/data/picture-upload.ts', () => ({ uploadPicture: vi.fn() }));
vi.mock('./downscale-picture.ts', async (original) => ({
  ...(await original<object>()),
  downscalePicture: vi.fn(),
}));
const uploadMock = vi.mocked(uploadPicture);
const onChange = vi.fn();

const stored = (name: string) => ({
  url: `/uploads/places/abc/${name}.webp`,
  width: 800,
  height: 600,
  widths: [320, 640],
  colour: '#336699',
});
const uploaded = (name: string): UploadedImage => ({
  ...stored(name),
  filename: `${name}.webp`,
  isHighlight: false,
});
const photo = (name: string) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' });

function renderPicker(initial = [stored('a'), stored('b')], max = 8) {
  renderScreen(
    <ImagePicker
      placeId="abc"
      placeName="Bar do Zé"
      initialImages={initial}
      initialHighlight={0}
      maxImages={max}
      onChange={onChange}
    />,
  );
  return userEvent.setup();
}

const lastChange = () => onChange.mock.lastCall?.[0] as { images: { url: string }[] };
const urls = () =>
  lastChange().images.map(({ url }) => url.slice(-'x.webp'.length, -'.webp'.length));
type User = ReturnType<typeof userEvent.setup>;

async function removeUploaded(user: User, number: number) {
  await user.click(screen.getByRole('button', { name: `Remover imagem ${number}` }));
  await user.click(screen.getByRole('button', { name: 'Remover' }));
}

const section = () => screen.getByRole('region', { name: 'Imagens' });

async function paste(user: User, ...files: File[]) {
  section().querySelector('button')?.focus();
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  await user.paste(data);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(downscalePicture).mockImplementation((file) => Promise.resolve(file));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
  );
});

describe('images on another host', () => {
  it('are named until they are removed', async () => {
    const user = renderPicker([
      { ...stored('a'), url: 'https://fotos.example/a.webp' },
      stored('b'),
    ]);
    expect(screen.getByText(/Há imagens que estão em outro site/)).toBeVisible();
    await removeUploaded(user, 1);
    expect(screen.queryByText(/outro site/)).not.toBeInTheDocument();
  });
});

describe('image picker of a place', () => {
  it('reorders images with the arrow buttons, and the first one is the highlight until another is chosen', async () => {
    const user = renderPicker();
    await user.click(screen.getByRole('button', { name: 'Mover imagem 2 para antes' }));
    expect(urls()).toEqual(['b', 'a']);
    // The highlight stays with its image.
    expect(lastChange()).toMatchObject({ highlightImageIndex: 1 });
    await user.click(screen.getByRole('button', { name: 'Usar imagem 1 como destaque' }));
    expect(lastChange()).toMatchObject({ highlightImageIndex: 0 });
    expect(screen.getByRole('button', { name: 'Mover imagem 1 para antes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('keeps the focus while the keyboard moves an image to either end, and announces the position', async () => {
    const user = renderPicker([stored('a'), stored('b'), stored('c')]);
    const button = (name: string) => screen.getByRole('button', { name });
    button('Mover imagem 1 para depois').focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(urls()).toEqual(['b', 'c', 'a']);
    expect(button('Mover imagem 3 para depois')).toHaveFocus();
    expect(within(section()).getByRole('status')).toHaveTextContent(
      'Imagem 2 movida para a posição 3',
    );
    await user.click(button('Mover imagem 2 para antes'));
    expect(within(section()).getByRole('status')).toHaveTextContent(
      'Imagem 2 movida para a posição 1',
    );
    expect(button('Mover imagem 1 para antes')).toHaveFocus();
    expect(urls()).toEqual(['c', 'b', 'a']);
  });

  it('reorders by dragging and reports the change once on drop', () => {
    renderPicker([stored('a'), stored('b'), stored('c')]);
    onChange.mockClear();
    const items = () => screen.getAllByRole('listitem');
    const at = (position: number) => items()[position] ?? document.body;
    const dataTransfer = { types: [], files: [] };
    fireEvent.dragStart(at(2), { dataTransfer });
    fireEvent.dragOver(at(1), { dataTransfer });
    fireEvent.dragOver(at(0), { dataTransfer });
    expect(onChange).not.toHaveBeenCalled();
    expect(at(0)).toHaveAttribute('data-dragged');
    fireEvent.drop(at(0), { dataTransfer });
    fireEvent.dragEnd(at(0), { dataTransfer });
    expect(onChange).toHaveBeenCalledOnce();
    expect(urls()).toEqual(['c', 'a', 'b']);
    expect(within(section()).getByRole('status')).toHaveTextContent(
      'Imagem 3 movida para a posição 1',
    );
  });

  it('restores the order when dragging is cancelled', () => {
    renderPicker();
    const at = (position: number) => screen.getAllByRole('listitem')[position] ?? document.body;
    const dataTransfer = { types: [], files: [] };
    fireEvent.dragStart(at(1), { dataTransfer });
    fireEvent.dragOver(at(0), { dataTransfer });
    fireEvent.dragEnd(at(0), { dataTransfer });
    expect(urls()).toEqual(['a', 'b']);
    expect(at(0)).not.toHaveAttribute('data-dragged');
  });

  it('shows the placeholder drawing if an image fails to load', () => {
    renderPicker([stored('a')]);
    fireEvent.error(screen.getByRole('img', { name: 'Imagem 1 de 1' }));
    expect(screen.getByRole('img', { name: 'Imagem 1 de 1' })).toHaveAttribute(
      'src',
      '/placeholder.svg',
    );
  });

  it('removes an image only after confirmation', async () => {
    const user = renderPicker();
    await user.click(screen.getByRole('button', { name: 'Remover imagem 2' }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(urls()).toEqual(['a', 'b']);
    await removeUploaded(user, 2);
    expect(urls()).toEqual(['a']);
    expect(within(section()).getByRole('status')).toHaveTextContent('Imagem 2 removida');
    expect(screen.getByRole('button', { name: 'Escolher imagens' })).toHaveFocus();
  });

  it('makes the first image the highlight when the highlight is removed', async () => {
    const user = renderPicker();
    await removeUploaded(user, 1);
    expect(urls()).toEqual(['b']);
    expect(lastChange()).toMatchObject({ highlightImageIndex: 0 });
  });
});

describe('new image', () => {
  it('is uploaded automatically with progress and then joins the list', async () => {
    let upload: PictureUpload | undefined;
    let finish: (image: UploadedImage) => void = () => undefined;
    uploadMock.mockImplementation((sentUpload) => {
      upload = sentUpload;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    const user = renderPicker();
    await paste(user, photo('c'));
    const progress = await screen.findByRole('progressbar', { name: 'Envio da imagem 3' });
    await waitFor(() => {
      expect(upload).toMatchObject({ placeId: 'abc', placeName: 'Bar do Zé', filename: 'c.jpg' });
    });
    act(() => upload?.onProgress(0.4));
    expect(progress).toHaveAttribute('aria-valuetext', '40%');
    expect(lastChange()).toMatchObject({ isBusy: true });
    await act(async () => {
      finish(uploaded('c'));
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(urls()).toEqual(['a', 'b', 'c']);
    });
    expect(lastChange()).toMatchObject({ isBusy: false });
  });

  it('is uploaded again alone after a failure', async () => {
    uploadMock.mockRejectedValueOnce(new AppError('unavailable'));
    uploadMock.mockResolvedValueOnce(uploaded('c'));
    uploadMock.mockResolvedValueOnce(uploaded('d'));
    const user = renderPicker([]);
    await paste(user, photo('c'), photo('d'));
    const failed = (await screen.findByText(/Erro ao conectar com o servidor de upload/)).closest(
      'figure',
    );
    expect(failed).not.toBeNull();
    uploadMock.mockClear();
    await user.click(
      within(failed as HTMLElement).getByRole('button', { name: 'Tentar novamente' }),
    );
    await waitFor(() => {
      expect(lastChange().images).toHaveLength(2);
    });
  });

  it('can be cancelled during the upload', async () => {
    let signal: AbortSignal | undefined;
    uploadMock.mockImplementation((sentUpload) => {
      signal = sentUpload.signal;
      return new Promise((_resolve, reject) => {
        sentUpload.signal.addEventListener('abort', () => {
          reject(new AppError('cancelled'));
        });
      });
    });
    const user = renderPicker([]);
    await paste(user, photo('c'));
    await user.click(await screen.findByRole('button', { name: 'Cancelar envio da imagem 1' }));
    expect(signal?.aborted).toBe(true);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is accepted when dropped on the region; a drop outside keeps the page open', async () => {
    uploadMock.mockResolvedValue(uploaded('c'));
    renderPicker([]);
    const dataTransfer = { types: ['Files'], files: [photo('c')], dropEffect: 'copy' };
    // Both return false if preventDefault() stops the browser from opening the file.
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(uploadMock).not.toHaveBeenCalled();
    expect(fireEvent.dragOver(section(), { dataTransfer })).toBe(false);
    fireEvent.drop(section(), { dataTransfer });
    await waitFor(() => {
      expect(urls()).toEqual(['c']);
    });
    expect(uploadMock).toHaveBeenCalledOnce();
  });

  it('is accepted when pasted anywhere except in a field', async () => {
    uploadMock.mockResolvedValue(uploaded('c'));
    renderPicker([]);
    const field = document.body.appendChild(document.createElement('input'));
    const pasteOn = (target: Element) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(photo('c'));
      fireEvent.paste(target, { clipboardData });
    };
    pasteOn(field);
    field.remove();
    pasteOn(document.body);
    await waitFor(() => {
      expect(urls()).toEqual(['c']);
    });
    expect(uploadMock).toHaveBeenCalledOnce();
  });

  it('above the maximum is rejected with a message', async () => {
    const user = renderPicker([stored('a')], 2);
    uploadMock.mockResolvedValue(uploaded('c'));
    await paste(user, photo('c'), photo('d'));
    expect(await screen.findByText('Máximo de 2 imagens permitidas')).toBeVisible();
    expect(uploadMock).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Escolher imagens' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it.each([
    [new AppError('unavailable'), 'Erro ao conectar com o servidor de upload'],
    [new AppError('timeout'), 'Erro ao conectar com o servidor de upload'],
    [new AppError('unknown'), 'Erro no servidor'],
    [new AppError('no-result'), 'Nenhum resultado retornado pelo servidor'],
    [new AppError('image-failed'), 'Erro interno no upload de imagem'],
    [
      new AppError('unsupported-type'),
      'Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.',
    ],
    [new AppError('too-large'), 'Arquivo muito grande. Tamanho máximo: 5MB'],
    [new AppError('conflict'), 'Erro no upload das imagens'],
    [new AppError('too-many-items'), 'Máximo de 8 imagens permitidas'],
    [new UserFacingError('invalid-input', 'Canvas não suportado'), 'Canvas não suportado'],
  ])('with upload error %s shows %s', async (error, sentence) => {
    if (error instanceof UserFacingError) vi.mocked(downscalePicture).mockRejectedValue(error);
    else uploadMock.mockRejectedValue(error);
    const user = renderPicker([]);
    await paste(user, photo('c'));
    expect(
      (await screen.findByRole('button', { name: 'Tentar novamente' })).parentElement,
    ).toHaveTextContent(sentence);
  });
});
