import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { savePlaceDraft, readPlaceDraft } from '#features/places/data/place-draft-store.ts';
import { getAuthorOfChange } from '#features/places/data/place-author.ts';
import { toPlace } from '#features/places/model/place.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { createPlace, updatePlace } from '#features/places/data/place-writes.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyPlaceDraft, normalizePlaceFields } from '#features/places/model/place-draft.ts';
import { aUser } from '#support/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { uploadPicture } from '#features/pictures/data/picture-upload.ts';
import { adminArea } from './editor-area.ts';
import { PlaceEditor } from './place-editor.tsx';

vi.mock('#features/categories/data/category-store.ts', async (original) => ({
  ...(await original<object>()),
  listCategories: vi.fn(),
}));
vi.mock('#features/places/data/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
}));
vi.mock('#features/places/data/place-author.ts', () => ({ getAuthorOfChange: vi.fn() }));
vi.mock('#features/places/data/place-writes.ts', async (original) => ({
  ...(await original<object>()),
  createPlace: vi.fn(),
  updatePlace: vi.fn(),
}));
vi.mock('#features/pictures/data/picture-upload.ts', () => ({ uploadPicture: vi.fn() }));
vi.mock('#features/pictures/components/picker/downscale-picture.ts', async (original) => ({
  ...(await original<object>()),
  downscalePicture: (file: Blob) => Promise.resolve(file),
}));
vi.mock('#features/language/data/translator-store.ts', async (original) => ({
  ...(await original<object>()),
  translatorLanguagesQuery: () => ({ queryKey: ['languages'], queryFn: () => Promise.resolve([]) }),
}));
const sends = vi.mocked(uploadPicture);
const creates = vi.mocked(createPlace);
const updates = vi.mocked(updatePlace);

const category = aCategory();
const place = toPlace('abc', {
  title: 'Bar do Zé',
  description: 'Cerveja.',
  location: 'Rua A, Florianópolis',
  category: category.id,
  createdBy: 'ana',
  updatedAt: new Date('2026-05-01T12:00:00Z'),
});

function renderEditor(at: string, role: 'super_admin' | 'manager' = 'super_admin') {
  return renderScreen(
    <>
      <Link to="/help">Ajuda</Link>
      <Routes>
        <Route path="/admin/places/new" element={<PlaceEditor area={adminArea} />} />
        <Route path="/admin/places/:placeId/edit" element={<PlaceEditor area={adminArea} />} />
        <Route path="/help" element={<h1>Ajuda</h1>} />
      </Routes>
    </>,
    { user: aUser({ role, managedPlaces: ['abc'] }), at },
  );
}
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Returns a promise that the test resolves. */
function deferred<T>() {
  let keep: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

const picture = {
  url: '/uploads/places/abc/a.webp',
  width: 800,
  height: 600,
  widths: [320],
  colour: '#336699',
};

/** Selects an image whose upload is pending until the test resolves it. */
async function choosePicture(user: ReturnType<typeof renderEditor>['user']) {
  const sent = deferred<typeof picture>();
  sends.mockReturnValueOnce(sent.promise);
  await button('Escolher imagens');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input as HTMLInputElement, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  await button('Cancelar envio da imagem 1');
  return sent;
}

/** Sets the value in one event, because typing letter by letter is slow in a form of this size. */
async function fill(name: string, value: string) {
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
}

async function fillRequired(title = 'Bar do Zé') {
  await fill('Nome do lugar', title);
  await fill('Categoria', category.id);
  await fill('Descrição', 'Cerveja.');
  await fill('Endereço', 'Rua A');
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(history, 'back').mockReset();
  history.replaceState(null, '');
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
  );
  sends.mockReset();
  vi.mocked(listCategories).mockReset().mockResolvedValue([category]);
  vi.mocked(getPlace).mockReset().mockResolvedValue(place);
  vi.mocked(getAuthorOfChange).mockReset().mockResolvedValue('Bia Lima');
  creates
    .mockReset()
    .mockImplementation((_writer, id, fields) => Promise.resolve({ ...place, ...fields, id }));
  updates
    .mockReset()
    .mockImplementation((_writer, id, { fields }) =>
      Promise.resolve({ kind: 'saved', place: { ...place, ...fields, id }, before: place }),
    );
});

test('the preview of a place shows its rating and number of reviews', async () => {
  vi.mocked(getPlace).mockResolvedValue({ ...place, rating: 4.5, reviewsCount: 17 });
  const { user } = renderEditor('/admin/places/abc/edit');
  await user.click(await button('Prévia'));
  const preview = within(await screen.findByRole('dialog', { name: 'Prévia' }));
  expect(await preview.findByText('(17)')).toBeInTheDocument();
  expect(preview.queryByText('Sem avaliações ainda')).not.toBeInTheDocument();
});

describe('a new place', () => {
  test('is created by the first step and updated by the second', async () => {
    const view = renderEditor('/admin/places/new');
    const { user } = view;
    await button('Continuar');
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(await button('Continuar'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Por favor, preencha todos os campos obrigatórios.',
    );
    await fillRequired();
    await user.click(await button('Continuar'));

    await button('Escolher imagens');
    const id = creates.mock.lastCall?.[1] ?? '';
    expect(view.address()).toBe(`/admin/places/${id}/edit?etapa=imagens`);
    expect(creates.mock.lastCall?.[2]).toMatchObject({
      title: 'Bar do Zé',
      location: 'Rua A, Florianópolis',
    });
    await user.click(await button('Voltar'));
    expect(await field('Nome do lugar')).toHaveValue('Bar do Zé');
    await fill('Telefone (opcional)', '(48) 3222-0000');
    await fill('Descrição em espanhol', 'Cerveza.');
    await user.click(await button('Continuar'));
    await user.click(await button('Concluir'));

    expect(await screen.findByRole('heading', { name: 'Lugar cadastrado' })).toBeVisible();
    expect(creates).toHaveBeenCalledOnce();
    expect(updates).toHaveBeenCalledOnce();
    expect(updates.mock.lastCall?.[2].fields).toMatchObject({
      phone: '(48) 3222-0000',
      translations: { es: { description: 'Cerveza.' } },
    });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is in the guide only after the step with the images', async () => {
    const { user } = renderEditor('/admin/places/new');
    expect(await screen.findByRole('switch', { name: /^Ativo no guia/ })).toBeChecked();
    await fillRequired();
    await user.click(await button('Continuar'));
    await user.click(await button('Concluir'));
    expect(await screen.findByText(/^Já está no guia/)).toBeVisible();
    expect(creates.mock.lastCall?.[2]).toMatchObject({ isActive: false });
    expect(updates.mock.lastCall?.[2].fields).toMatchObject({ isActive: true });
  });

  test('a failed creation shows the reason and is retried with the same id', async () => {
    creates.mockRejectedValueOnce(new AppError('unavailable'));
    const view = renderEditor('/admin/places/new');
    await fillRequired();
    await view.user.click(await button('Continuar'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Erro ao salvar dados básicos. Detalhes: Sem resposta do servidor/,
    );
    const first = creates.mock.lastCall?.[1];
    // The draft holds the id, in case the page is closed too.
    expect(readPlaceDraft({ uid: 'ana', placeId: null })).toMatchObject({ placeId: first });
    await view.user.click(await button('Continuar'));
    await button('Escolher imagens');
    expect(creates.mock.lastCall?.[1]).toBe(first);
  });

  test('does not navigate if the user left the page during the creation', async () => {
    const creation = deferred<typeof place>();
    creates.mockReturnValueOnce(creation.promise);
    const { user, address } = renderEditor('/admin/places/new');
    await fillRequired();
    await user.click(await button('Continuar'));
    await user.click(screen.getByRole('link', { name: 'Ajuda' }));
    await user.click(await button('Sair'));
    await act(async () => {
      creation.keep(place);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(address()).toBe('/help');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('a name of 300 characters shows an error and is not sent', async () => {
    const view = renderEditor('/admin/places/new');
    await fillRequired('x'.repeat(300));
    expect(
      await screen.findByText('O texto passou do limite em 100 caracteres. Encurte-o.'),
    ).toBeVisible();
    await view.user.click(await button('Continuar'));
    expect(creates).not.toHaveBeenCalled();
  });

  test('a manager sees that the new place awaits approval', async () => {
    const view = renderEditor('/admin/places/new', 'manager');
    expect(
      await screen.findByText(/aparece no guia depois que um administrador o aprovar/),
    ).toBeVisible();
    await fillRequired();
    await view.user.click(await button('Continuar'));
    expect(creates.mock.lastCall?.[2]).toMatchObject({ isActive: false });
    await view.user.click(await button('Concluir'));
    expect(await screen.findByText(/^Aguarda a aprovação de um administrador/)).toBeVisible();
  });
});

describe('an existing place', () => {
  test('is updated, not created again, when its draft is restored', async () => {
    const storedDraft = {
      savedAt: Date.now(),
      placeId: 'abc',
      base: null,
      draft: {
        ...emptyPlaceDraft,
        title: 'Bar da Ana',
        category: category.id,
        description: 'x',
        address: 'Rua B',
      },
    };
    savePlaceDraft({ uid: 'ana', placeId: 'abc' }, storedDraft);
    const view = renderEditor('/admin/places/abc/edit');
    await view.user.click(await button('Continuar rascunho'));
    expect(await field('Nome do lugar')).toHaveValue('Bar da Ana');
    await view.user.click(await button('Salvar'));
    expect(await screen.findByRole('heading', { name: 'Lugar salvo' })).toBeVisible();
    expect(updates.mock.lastCall?.[2].expectedVersions).toEqual([normalizePlaceFields(place)]);
    expect(creates).not.toHaveBeenCalled();
    expect(readPlaceDraft({ uid: 'ana', placeId: 'abc' })).toBeNull();
  });

  test('has one way out on phones, names the distance of the point, and shows the coordinates on request or if one is wrong', async () => {
    const located = { ...place, geo: { latitude: -27.5984, longitude: -48.5478 } };
    vi.mocked(getPlace).mockResolvedValue(located);
    const { user } = renderEditor('/admin/places/abc/edit');
    await field('Nome do lugar');
    // On phones, the header has the only link that leaves the form.
    expect(
      screen.getByRole('link', { name: 'Lugares' }).closest('[data-leaves-form]'),
    ).not.toBeNull();
    expect(screen.getByText(/^Ponto marcado, a [\d,]+ k?m do centro de/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ajustar no mapa' })).toBeVisible();
    const latitude = screen.getByLabelText('Latitude');
    expect(latitude).not.toBeVisible();
    fireEvent.change(latitude, { target: { value: '400' } });
    await user.click(await button('Continuar'));
    await waitFor(() => {
      expect(latitude).toBeVisible();
    });
    expect(latitude).toBeInvalid();
  });

  test('stores the facts that were chosen and removes a fact that is no longer known', async () => {
    const stored = toPlace('abc', { ...place, facts: { view: 'yes', dogs: 'no' } });
    vi.mocked(getPlace).mockResolvedValue(stored);
    updates.mockImplementation((_writer, _id, { fields }) =>
      Promise.resolve({ kind: 'saved', place: { ...stored, ...fields }, before: stored }),
    );
    const { user } = renderEditor('/admin/places/abc/edit');
    const choice = (fact: string, name: string) =>
      within(screen.getByRole('radiogroup', { name: fact })).getByRole('radio', { name });
    await field('Nome do lugar');
    expect(choice('Cachorros', 'Não')).toBeChecked();
    expect(choice('Crianças', 'Não sei')).toBeChecked();
    await user.click(choice('Crianças', 'Sim'));
    await user.click(choice('Cachorros', 'Não sei'));
    await user.click(await button('Salvar'));
    await waitFor(() => {
      expect(updates.mock.lastCall?.[2].fields.facts).toEqual({ view: 'yes', children: 'yes' });
    });
  });

  test('of an older format keeps the stored values of fields that were not edited', async () => {
    const older = { location: 'Rua A,Florianópolis', website: 'http://bardoze.test' };
    vi.mocked(getPlace).mockResolvedValue({ ...place, ...older });
    const { user } = renderEditor('/admin/places/abc/edit');
    await fill('Nome do lugar', 'Bar do Zé Novo');
    await user.click(await button('Salvar'));
    expect(updates.mock.lastCall?.[2]).toMatchObject({
      expectedVersions: [{ title: 'Bar do Zé', ...older }],
      fields: { title: 'Bar do Zé Novo', ...older },
    });
  });

  test('shows the stored values after the draft is discarded, and saves new input as a draft', async () => {
    const draft = { ...emptyPlaceDraft, title: 'Velho' };
    savePlaceDraft(
      { uid: 'ana', placeId: 'abc' },
      { savedAt: 1, placeId: 'abc', base: null, draft },
    );
    const view = renderEditor('/admin/places/abc/edit');
    await view.user.click(await button('Descartar'));
    expect(await field('Nome do lugar')).toHaveValue('Bar do Zé');
    expect(readPlaceDraft({ uid: 'ana', placeId: 'abc' })).toBeNull();
    await fill('Nome do lugar', 'Bar do Zé!');
    await waitFor(() => {
      expect(readPlaceDraft({ uid: 'ana', placeId: 'abc' })?.draft.title).toBe('Bar do Zé!');
    });
  });

  test('is saved only after its images are uploaded, in the first step too', async () => {
    const { user, address } = renderEditor('/admin/places/abc/edit?etapa=imagens');
    const sent = await choosePicture(user);
    await user.click(await button('Voltar'));
    await fill('Nome do lugar', 'Bar do Zé Novo');
    const save = await button('Salvar');
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Aguarde o envio das imagens para salvar.')).toBeVisible();
    await user.click(save);
    expect(updates).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Ajuda' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Há imagens sendo enviadas.');
    expect(address()).toBe('/admin/places/abc/edit');
    await user.click(await button('Continuar aqui'));
    await act(async () => {
      sent.keep(picture);
      await sent.promise;
    });
    await user.click(save);
    expect(await screen.findByRole('heading', { name: 'Lugar salvo' })).toBeVisible();
    expect(updates.mock.lastCall?.[2].fields).toMatchObject({ images: [picture] });
  });

  test('is not reported as saved while an image added during the save is uploading', async () => {
    const stored = deferred<Awaited<ReturnType<typeof updatePlace>>>();
    updates.mockReturnValueOnce(stored.promise);
    const { user } = renderEditor('/admin/places/abc/edit?etapa=imagens');
    await user.click(await button('Concluir'));
    const sent = await choosePicture(user);
    await act(async () => {
      stored.keep({ kind: 'saved', place, before: place });
      await stored.promise;
    });
    expect(screen.queryByRole('heading', { name: 'Lugar salvo' })).not.toBeInTheDocument();
    await act(async () => {
      sent.keep(picture);
      await sent.promise;
    });
    await user.click(await button('Concluir'));
    expect(await screen.findByRole('heading', { name: 'Lugar salvo' })).toBeVisible();
    expect(updates.mock.lastCall?.[2].fields).toMatchObject({ images: [picture] });
  });

  test('is compared field by field if another user changed it', async () => {
    const theirs = { ...place, title: 'Bar da Bia', phone: '0800 1' };
    updates.mockResolvedValueOnce({ kind: 'changed', theirs, changedAt: '2026-05-01T12:00:00Z' });
    const view = renderEditor('/admin/places/abc/edit');
    await fill('Nome do lugar', 'Bar do Zé Novo');
    await view.user.click(await button('Salvar'));
    expect(await screen.findByText(/^Bia Lima salvou alterações/)).toBeVisible();
    const name = within(screen.getByRole('group', { name: 'Nome' }));
    const phone = within(screen.getByRole('group', { name: 'Telefone' }));
    // Fields that the user changed keep the user's version; the other fields take the stored version.
    expect(name.getByRole('radio', { name: /^A sua versão/ })).toBeChecked();
    expect(phone.getByRole('radio', { name: /^Já salvo/ })).toBeChecked();
    await view.user.click(await button('Salvar com estas escolhas'));
    expect(await screen.findByRole('heading', { name: 'Lugar salvo' })).toBeVisible();
    expect(updates.mock.lastCall?.[2]).toMatchObject({
      expectedVersions: [{ title: 'Bar da Bia', phone: '0800 1' }],
      fields: { title: 'Bar do Zé Novo', phone: '0800 1' },
    });
  });

  test('a retry after a lost response does not report a conflict with another user', async () => {
    updates.mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = renderEditor('/admin/places/abc/edit');
    await fill('Nome do lugar', 'Bar do Zé Novo');
    await user.click(await button('Salvar'));
    await screen.findByRole('alert');
    await fill('Nome do lugar', 'Bar do Zé Novíssimo');
    await user.click(await button('Salvar'));
    expect(await screen.findByRole('heading', { name: 'Lugar salvo' })).toBeVisible();
    expect(updates.mock.lastCall?.[2]).toMatchObject({
      expectedVersions: [{ title: 'Bar do Zé' }, { title: 'Bar do Zé Novo' }],
      fields: { title: 'Bar do Zé Novíssimo' },
    });
  });

  test('can be created again with the same data if it was deleted during editing', async () => {
    updates.mockRejectedValueOnce(new AppError('not-found'));
    const view = renderEditor('/admin/places/abc/edit');
    await fill('Nome do lugar', 'Bar do Zé Novo');
    await view.user.click(await button('Salvar'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro: ID do local não encontrado. Tente novamente desde o início.',
    );
    await view.user.click(await button('Cadastrar de novo com estes dados'));
    await view.user.click(await button('Continuar rascunho'));
    expect(await field('Nome do lugar')).toHaveValue('Bar do Zé Novo');
    expect(view.address()).toBe('/admin/places/new');
    await view.user.click(await button('Continuar'));
    await button('Escolher imagens');
    expect(creates.mock.lastCall?.[1]).not.toBe('abc');
  });

  test('a manager cannot edit the place of another user', async () => {
    vi.mocked(getPlace).mockResolvedValue({ ...place, id: 'other', createdBy: 'bia' });
    renderEditor('/admin/places/other/edit', 'manager');
    expect(
      await screen.findByRole('heading', { name: 'Você não gerencia este lugar.' }),
    ).toBeVisible();
  });

  test('a missing place leads back to the list, without a retry', async () => {
    vi.mocked(getPlace).mockRejectedValue(new AppError('not-found'));
    renderEditor('/admin/places/abc/edit');
    expect(await screen.findByRole('heading', { name: 'Local não encontrado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar para Lugares' })).toHaveAttribute(
      'href',
      '/admin/places',
    );
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });
});
