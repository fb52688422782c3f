import { expect, test } from 'vitest';
import { parseAvatarPath, initialPhotoURL } from './avatar.ts';

const address = (path: string) =>
  `https://firebasestorage.googleapis.com/v0/b/guia.firebasestorage.app/o/${path}?alt=media&token=t`;

test('finds the path of an uploaded avatar by its address', () => {
  expect(parseAvatarPath(address('users%2Fana%2Favatar%2Fx-1.webp'), 'ana')).toBe(
    'users/ana/avatar/x-1.webp',
  );
  const local = 'http://127.0.0.1:9199/v0/b/demo/o/users%2Fana%2Favatar%2Fx.jpg?alt=media';
  expect(parseAvatarPath(local, 'ana')).toBe('users/ana/avatar/x.jpg');
});

test.each([
  ['', 'no image'],
  ['https://lh3.googleusercontent.com/a/photo', 'a Google image'],
  [address('users%2Fbia%2Favatar%2Fx.webp'), 'the image of another user'],
  [address('users%2Fana%2Favatar%2F..%2F..%2Fbia%2Favatar%2Fx.webp'), 'a path traversal'],
  [address('users%2Fana%2Favatar%2F'), 'the folder itself'],
  [address('users%2Fana%2Favatar%2F%E0%A4'), 'invalid encoding'],
])('%s is not an own file (%s)', (photoURL) => {
  expect(parseAvatarPath(photoURL, 'ana')).toBeNull();
});

test('a new user record accepts only the image of a Google account', () => {
  const google = 'https://lh3.googleusercontent.com/a/ACg8ocK=s96-c';
  expect(initialPhotoURL(google)).toBe(google);
  for (const other of [
    '',
    'http://lh3.googleusercontent.com/a',
    'https://lh3.googleusercontent.com.evil.test/a',
    'https://lh3-googleusercontent.com/a',
    'https://evil.test/https://lh3.googleusercontent.com/a',
    'https://lh3.googleusercontent.com/a b',
    `https://lh3.googleusercontent.com/${'a'.repeat(1_001)}`,
    address('users%2Fana%2Favatar%2Fx-1.webp'),
  ]) {
    expect(initialPhotoURL(other), other).toBe('');
  }
});
