import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlaceImage } from '#features/places/model/place.ts';
import { PlacePicture } from './place-picture.tsx';

const photo: PlaceImage = {
  url: '/uploads/places/AbCdEfGhIjKlMnOpQrSt/abc.webp',
  width: 1600,
  height: 1000,
  widths: [320, 640, 1280],
  colour: '#2a6478',
};

test('asks for the widths that exist and reserves its shape', () => {
  render(<PlacePicture image={photo} alt="Pôr do sol" sizes="100vw" />);
  const picture = screen.getByRole('img', { name: 'Pôr do sol' });
  expect(picture.getAttribute('srcset')).toContain(
    '/uploads/places/AbCdEfGhIjKlMnOpQrSt/abc-320.webp 320w',
  );
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '1000');
});

test('falls back to the drawing when the file fails, and stops there', () => {
  render(<PlacePicture image={photo} alt="Pôr do sol" sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
});

test('a place without a picture shows the drawing', () => {
  render(<PlacePicture image={null} alt="" sizes="100vw" />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/placeholder.svg');
});

test('another picture is tried again after one has failed', () => {
  const { rerender } = render(<PlacePicture image={photo} alt="Foto" sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<PlacePicture image={{ ...photo, url: '/uploads/x.webp' }} alt="Foto" sizes="100vw" />);
  expect(screen.getByRole('img').getAttribute('srcset')).toContain('/uploads/x.webp 1600w');
});

test('one that failed before the app listened gives way to the drawing too', () => {
  const failed = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  try {
    render(<PlacePicture image={photo} alt="Foto" sizes="100vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
  } finally {
    failed.mockRestore();
  }
});
