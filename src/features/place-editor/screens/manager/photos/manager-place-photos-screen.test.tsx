import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedFetch } from '#platform/api/signed-api.ts';
import { toPlace } from '#features/places/model/place.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { updatePlace } from '#features/places/data/place-writes.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import PlacePhotosScreen from './manager-place-photos-screen.tsx';

vi.mock('#platform/api/signed-api.ts', () => ({ signedFetch: vi.fn() }));
vi.mock('#features/places/data/place-writes.ts', () => ({ updatePlace: vi.fn() }));
vi.mock('#features/places/data/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
}));
const saves = vi.mocked(updatePlace);
const removes = vi.mocked(signedFetch);

const image = (name: string) => ({
  url: `/uploads/places/abc/${name}.webp`,
  width: 800,
  height: 600,
  widths: [320, 640],
  colour: '#336699',
});
const place = toPlace('abc', {
  title: 'Bar do Zé',
  images: [image('a'), image('b')],
  highlightImageIndex: 0,
});

const pictures = { images: place.images, highlightImageIndex: place.highlightImageIndex };
const manager = { uid: 'ana', isSuperAdmin: false };
const saved = { kind: 'saved', place, before: place } as const;

/** Result of a successful updatePlace(). */
const storing: typeof updatePlace = (_writer, _id, { fields: savedImages }) =>
  Promise.resolve({ ...saved, place: { ...place, ...savedImages } });

/** Expects exactly one request that deletes the files of an image. */
function expectRemovalOf(name: string) {
  const path = `/api/places/abc/images/${name}.webp`;
  const request = { method: 'DELETE', timeoutMs: 5_000 };
  expect(removes.mock.calls).toEqual([[path, request, expect.any(Function)]]);
}

function renderPhotos(managedPlaces = ['abc']) {
  const user = aUser({ role: 'manager', managedPlaces });
  return renderScreen(
    <Routes>
      <Route path="/manager/places/:placeId/photos" element={<PlacePhotosScreen />} />
    </Routes>,
    { user, at: '/manager/places/abc/photos' },
  );
}

const button = (name: string) => screen.findByRole('button', { name });

async function removeSecond(user: ReturnType<typeof renderPhotos>['user']) {
  await user.click(await button('Remover imagem 2'));
  await user.click(await button('Remover'));
}

beforeEach(() => {
  vi.mocked(getPlace).mockReset().mockResolvedValue(place);
  saves.mockReset().mockImplementation(storing);
  removes.mockReset().mockResolvedValue(undefined);
});

test('opening the screen saves nothing', async () => {
  renderPhotos();
  expect(await screen.findByRole('heading', { name: 'Fotos de Bar do Zé' })).toBeVisible();
  expect(saves).not.toHaveBeenCalled();
});

test('saves each change automatically and deletes files only after the place no longer refers to them', async () => {
  const { user } = renderPhotos();
  saves.mockImplementation((...change) => {
    expect(removes).not.toHaveBeenCalled();
    return storing(...change);
  });
  await removeSecond(user);
  expect(await screen.findByText('Salvo')).toBeVisible();
  const savedImages = { images: [image('a')], highlightImageIndex: 0 };
  expect(saves).toHaveBeenCalledExactlyOnceWith(manager, 'abc', {
    expectedVersions: [pictures],
    fields: savedImages,
  });
  expectRemovalOf('b');
});

test('combines changes made during a save into one further save', async () => {
  let finish: () => void = () => undefined;
  saves.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = () => {
          resolve(saved);
        };
      }),
  );
  const { user } = renderPhotos();
  await user.click(await button('Mover imagem 1 para depois'));
  expect(await screen.findByText('Salvando...')).toBeVisible();
  await user.click(await button('Usar imagem 1 como destaque'));
  await user.click(await button('Mover imagem 1 para depois'));
  expect(saves).toHaveBeenCalledOnce();
  finish();
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(saves).toHaveBeenCalledTimes(2);
  expect(saves).toHaveBeenLastCalledWith(manager, 'abc', {
    expectedVersions: [{ images: [image('b'), image('a')], highlightImageIndex: 1 }],
    fields: { images: [image('a'), image('b')], highlightImageIndex: 1 },
  });
});

test('saves a change made while the lists reload', async () => {
  const { user, client } = renderPhotos();
  await button('Remover imagem 2');
  vi.spyOn(client, 'invalidateQueries').mockReturnValue(new Promise(() => undefined));
  await user.click(await button('Mover imagem 1 para depois'));
  expect(await screen.findByText('Salvo')).toBeVisible();
  await user.click(await button('Mover imagem 1 para depois'));
  await waitFor(() => {
    expect(saves).toHaveBeenCalledTimes(2);
  });
  expect(saves.mock.lastCall?.[2].fields).toMatchObject({ images: [image('a'), image('b')] });
});

test('a failed save shows an error, deletes no file and can be retried', async () => {
  saves.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderPhotos();
  await removeSecond(user);
  expect(await screen.findByText(/^Não foi possível salvar as imagens do lugar/)).toBeVisible();
  expect(removes).not.toHaveBeenCalled();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(saves).toHaveBeenCalledTimes(2);
  await waitFor(() => {
    expect(removes).toHaveBeenCalledOnce();
  });
});

test('the save after a failed one may overwrite its version, which may be stored', async () => {
  saves.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderPhotos();
  await user.click(await button('Usar imagem 2 como destaque'));
  expect(await screen.findByText(/^Não foi possível salvar as imagens do lugar/)).toBeVisible();
  await user.click(await button('Usar imagem 1 como destaque'));
  expect(await screen.findByText('Salvo')).toBeVisible();
  const failed = { images: place.images, highlightImageIndex: 1 };
  expect(saves).toHaveBeenLastCalledWith(manager, 'abc', {
    expectedVersions: [pictures, failed],
    fields: { images: place.images, highlightImageIndex: 0 },
  });
});

test('asks for confirmation before a link leaves unsaved changes', async () => {
  saves.mockRejectedValueOnce(new AppError('unavailable'));
  const { user, address } = renderPhotos();
  await removeSecond(user);
  await screen.findByText(/^Não foi possível salvar as imagens do lugar/);
  await user.click(screen.getByRole('link', { name: 'Painel do gerente' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'As últimas mudanças nas imagens não foram salvas.',
  );
  expect(address()).toBe('/manager/places/abc/photos');
});

test('images changed by others are not overwritten and can be reloaded', async () => {
  saves.mockResolvedValueOnce({ kind: 'changed', theirs: place, changedAt: '' });
  const { user } = renderPhotos();
  await removeSecond(user);
  const sentence = /^As imagens deste lugar mudaram em outra janela ou por outra pessoa\./;
  expect(await screen.findByText(sentence)).toBeVisible();
  const images = [image('a'), image('b'), image('c')];
  vi.mocked(getPlace).mockResolvedValue({ ...place, images });
  await user.click(await button('Ver as imagens atuais'));
  expect(await screen.findByRole('img', { name: 'Imagem 3 de 3' })).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await removeSecond(user);
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(saves.mock.lastCall?.[2]).toMatchObject({ expectedVersions: [{ images }] });
  expectRemovalOf('b');
});

test('shows an error if the place cannot be loaded, and its images after a retry', async () => {
  vi.mocked(getPlace).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderPhotos();
  expect(
    await screen.findByRole('heading', { name: 'Erro ao carregar detalhes do local' }),
  ).toBeVisible();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByRole('img', { name: 'Imagem 2 de 2' })).toBeVisible();
});

test('keeps showing the images if a reload after a change fails', async () => {
  const { user } = renderPhotos();
  await button('Remover imagem 2');
  vi.mocked(getPlace).mockRejectedValue(new AppError('unavailable'));
  await removeSecond(user);
  expect(await screen.findByText('Salvo')).toBeVisible();
  await waitFor(() => {
    expect(getPlace).toHaveBeenCalledTimes(2);
  });
  expect(screen.getByRole('img', { name: 'Imagem 1 de 1' })).toBeVisible();
});

test('a manager cannot edit the images of another place', async () => {
  renderPhotos(['another']);
  expect(
    await screen.findByRole('heading', { name: 'Você não gerencia este lugar.' }),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Imagens' })).not.toBeInTheDocument();
});
