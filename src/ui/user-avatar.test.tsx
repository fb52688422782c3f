import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UserAvatar } from './user-avatar.tsx';

test('shows the image, and the initials if it fails to load', () => {
  const { container } = render(
    <UserAvatar name="Ana Souza" photoURL="https://fotos.test/a.jpg" size="small" />,
  );
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://fotos.test/a.jpg');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('AS')).toBeInTheDocument();
});

test('shows the initials if there is no image', () => {
  const { container } = render(<UserAvatar name="Ana Souza" photoURL="" size="large" />);
  expect(screen.getByText('AS')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

test('shows the initials if the image failed before hydration', () => {
  const failed = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  try {
    render(<UserAvatar name="Ana Souza" photoURL="https://fotos.test/a.jpg" size="small" />);
    expect(screen.getByText('AS')).toBeInTheDocument();
  } finally {
    failed.mockRestore();
  }
});
