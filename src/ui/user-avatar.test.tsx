import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UserAvatar } from './user-avatar.tsx';

test('shows the picture, and the initials when it does not arrive', () => {
  const { container } = render(
    <UserAvatar name="Ana Souza" photoURL="https://fotos.test/a.jpg" size="small" />,
  );
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://fotos.test/a.jpg');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('AS')).toBeInTheDocument();
});

test('shows the initials where there is no picture', () => {
  const { container } = render(<UserAvatar name="Ana Souza" photoURL="" size="large" />);
  expect(screen.getByText('AS')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

test('shows the initials when the picture failed before the app listened', () => {
  const failed = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  try {
    render(<UserAvatar name="Ana Souza" photoURL="https://fotos.test/a.jpg" size="small" />);
    expect(screen.getByText('AS')).toBeInTheDocument();
  } finally {
    failed.mockRestore();
  }
});
