import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { PlacePicture } from './place-picture.tsx';

const photo: PlaceImage = {
  url: '/uploads/places/AbCdEfGhIjKlMnOpQrSt/abc.webp',
  width: 1600,
  height: 1000,
  widths: [320, 640, 828, 1280],
  colour: '#2a6478',
};

test('requests the available widths and reserves the aspect ratio', () => {
  render(<PlacePicture image={photo} alt="Pôr do sol" sizes="100vw" />);
  const picture = screen.getByRole('img', { name: 'Pôr do sol' });
  expect(picture.getAttribute('srcset')).toContain(
    '/uploads/places/AbCdEfGhIjKlMnOpQrSt/abc-320.webp 320w',
  );
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '1000');
});

test('shows the placeholder drawing if the file fails, without another retry', () => {
  render(<PlacePicture image={photo} alt="Pôr do sol" sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
});

test('a place without an image shows the placeholder drawing', () => {
  render(<PlacePicture image={null} alt="" sizes="100vw" />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/placeholder.svg');
});

test('a different image is loaded after one has failed', () => {
  const { rerender } = render(<PlacePicture image={photo} alt="Foto" sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<PlacePicture image={{ ...photo, url: '/uploads/x.webp' }} alt="Foto" sizes="100vw" />);
  expect(screen.getByRole('img').getAttribute('srcset')).toContain('/uploads/x.webp 1600w');
});

test('an image that failed before hydration is replaced by the drawing, too', () => {
  const failed = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  try {
    render(<PlacePicture image={photo} alt="Foto" sizes="100vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
  } finally {
    failed.mockRestore();
  }
});

test('an eager image is shown in the variant that was loaded before, until its own is loaded', () => {
  const size = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320);
  const source = vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get');
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  source.mockReturnValue('/uploads/seen-320.webp');
  try {
    const seen = { ...photo, url: '/uploads/seen.webp' };
    const { unmount } = render(<PlacePicture image={seen} alt="Cartão" sizes="92vw" />);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    unmount();
    render(<PlacePicture image={seen} alt="Foto" sizes="100vw" eager />);
    const [variant, own] = document.querySelectorAll('img');
    expect(variant).toHaveAttribute('src', '/uploads/seen-320.webp');
    expect(variant).toHaveAttribute('alt', '');
    expect(own).toHaveAttribute('sizes', '100vw');
  } finally {
    for (const spy of [size, source, complete]) spy.mockRestore();
  }
});

test('an eager image has no key twice, of which React warns', () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  try {
    render(<PlacePicture image={photo} alt="Foto" sizes="100vw" eager />);
    expect(warn).not.toHaveBeenCalled();
  } finally {
    warn.mockRestore();
  }
});
