import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { placeLink } from '#features/places/model/place-link.ts';
import { fromRestValue } from '#support/rest-values.ts';
import { storedMembership } from '../e2e/club/billing-steps.ts';
import { newMember, offerAllDay, ownPlace } from '../e2e/club/club-records.ts';
import { documentsWhere, personTruth } from '../e2e/members/member-truth.ts';
import { newPerson, password } from '../e2e/people.ts';
import { expect, signIn, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

const dialog = { role: 'dialog' };

async function fillLogin(visitor: Visitor, email: string): Promise<void> {
  await visitor.type({ label: 'E-mail' }, email);
  await visitor.type({ label: 'Senha' }, password);
  await visitor.press({ role: 'button', name: 'Entrar' });
}

test('a visitor signs in with the form and signs out', async ({ visitor }) => {
  const email = await newPerson('Ana Entrada');
  await visitor.open('/login');
  await fillLogin(visitor, email);
  await visitor.see({ role: 'link', name: 'Minha conta: Ana Entrada' });
  await visitor.open('/profile');
  await visitor.see({ role: 'heading', name: 'Ana Entrada' });
  await visitor.press({ role: 'button', name: 'Sair da conta' });
  await visitor.see({ role: 'link', name: 'Entrar' });
});

test('a place saved while signed out is stored after sign-in', async ({
  visitor,
  city,
  firestoreHost,
}) => {
  const { id, title } = city.place('Praia Mole');
  const email = await newPerson('Clara Coração');
  await visitor.open(`/places/praias/${id}`);
  await visitor.press({ role: 'button', name: `Salvar ${title}` });
  await fillLogin(visitor, email);
  await visitor.see({ role: 'button', name: `Remover ${title} dos favoritos` });
  await expect.poll(async () => (await personTruth(firestoreHost, email)).real.favorites).toBe(1);
  await visitor.open('/favorites');
  await visitor.seeText('1 lugar salvo');
  await visitor.see({ role: 'link', name: title });
});

test('a table is requested', async ({ visitor, city, firestoreHost }) => {
  const email = await newPerson('Rita Reserva');
  await signIn(visitor, email);
  await visitor.open(`/places/bares/${city.place('Porão do Desterro').id}`);
  await visitor.press({ role: 'button', name: 'Reservar aqui no guia', at: 0 });
  const day = { role: 'group', name: 'Dia', within: dialog };
  await visitor.press({ text: /^sáb/i, within: day, at: -1 });
  await visitor.press({
    text: '20:00',
    within: { role: 'group', name: 'Horário', within: dialog },
  });
  await visitor.type({ label: 'Telefone', within: dialog }, '(48) 99999-0000');
  await visitor.press({ role: 'button', name: /^Pedir para 2, sáb \d+, 20:00/, within: dialog });
  await visitor.see({ role: 'heading', name: 'Pedido enviado', within: dialog });
  const { uid } = await personTruth(firestoreHost, email);
  expect(await documentsWhere(firestoreHost, 'reservations', 'userId', uid)).toHaveLength(1);
});

test('a subscription is paid, and the profile shows the membership card', async ({
  start,
  baseURL,
  firestoreHost,
}) => {
  // The payment page returns to the public origin of the site.
  const visitor = await start(baseURL);
  const email = await newPerson('Sílvia Assinante');
  await signIn(visitor, email);
  await visitor.open('/subscription');
  await visitor.press({ role: 'button', name: 'Assinar', at: 0 });
  await visitor.press({ role: 'radio', name: /^Pagamento aprovado/ });
  await visitor.press({ role: 'button', name: /^Pagar/ });
  await visitor.see({ role: 'heading', name: /^Bem-vindo ao Clube/ });
  expect((await storedMembership(firestoreHost, email)).status).toBe('active');
  await visitor.open('/profile');
  await visitor.see({
    role: 'region',
    name: 'Carteirinha do clube',
    having: 'Sócio ativo',
  });
});

test('a member shows a code, the staff confirms it, and the member sees the saved amount', async ({
  visitor,
  start,
  firestoreHost,
}) => {
  const place = await ownPlace(firestoreHost);
  const offer = await offerAllDay(firestoreHost, place.id, 'Mesa do sócio');
  const { email } = await newMember(firestoreHost, 'Olívia Sócia');
  await signIn(visitor, email);
  await visitor.open(`/club/offers/${offer}`);
  await visitor.press({ role: 'button', name: 'Gerar código' });
  await visitor.see({ role: 'img', name: 'Código QR para a equipe ler' });
  const [label = ''] = await visitor.names({ role: 'img', name: /^Código [A-Z2-9]( |$)/ });
  const code = label.replace('Código ', '').replaceAll(' ', '');
  expect(code).toMatch(/^[A-Z2-9]{6}$/);

  const staff = await start();
  await signIn(staff, 'gerente@guiadailha.test');
  await staff.open('/manager/validar');
  await staff.type({ label: 'Código do sócio' }, code);
  await staff.type({ label: 'Valor da conta (R$)' }, '123,45');
  await staff.press({ role: 'button', name: 'Confirmar desconto' });
  await staff.see({ role: 'heading', name: 'Desconto confirmado' });
  await visitor.see({ role: 'heading', name: 'Você economizou R$ 24,69' });
});

// In MiniBrowser, Tab moves the focus only between fields by default.
test(
  'a code and a review need only the keyboard',
  { tag: '@firefox' },
  async ({ visitor, city, firestoreHost }) => {
    const place = await ownPlace(firestoreHost);
    const offer = await offerAllDay(firestoreHost, place.id, 'Mesa do teclado');
    const { email } = await newMember(firestoreHost, 'Tina Teclado');
    await signIn(visitor, email);
    await visitor.open(`/club/offers/${offer}`);
    await visitor.see({ role: 'button', name: 'Gerar código' });
    await visitor.tabTo('Gerar código');
    await visitor.pressKey('Enter');
    const said = (having: string | RegExp) => ({ role: 'status', having, within: dialog });
    await visitor.see(said('Mostre esta tela para a equipe.'));
    await visitor.tabTo('Cancelar código');
    await visitor.pressKey('Enter');
    await visitor.see(said('Código cancelado'));
    await visitor.pressKey('Escape');
    await visitor.seeNo(dialog);

    await visitor.open(placeLink({ ...city.place('Praia da Joaquina'), categoryName: 'Praias' }));
    await visitor.see({ role: 'link', name: 'Minha conta: Tina Teclado' });
    await visitor.run(() => document.getElementById('avaliacoes')?.focus());
    await visitor.tabTo('Avaliar');
    await visitor.pressKey('Enter');
    await visitor.see({ role: 'radiogroup', name: 'Sua nota', within: dialog });
    await visitor.tabTo('1 estrela: Péssimo');
    await visitor.pressKey('Space');
    await visitor.pressKey('ArrowRight');
    await visitor.tabTo('Publicar avaliação');
    await visitor.pressKey('Enter');
    await visitor.seeText('Avaliação publicada');
  },
);

test('a review is published with a picture', async ({ visitor, city, firestoreHost }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guia-picture-'));
  try {
    const file = path.join(folder, 'palco.jpg');
    const background = '#0a6c74';
    await sharp({ create: { width: 2400, height: 1600, channels: 3, background } }).toFile(file);
    const place = city.placesOf('Shows')[0];
    const text = `Noite boa ${crypto.randomUUID()}`;
    await signIn(visitor, await newPerson('Fabi Fotos'));
    await visitor.open(`/places/shows/${place?.id}`);
    await visitor.press({ role: 'button', name: 'Avaliar' });
    await visitor.press({ role: 'radio', name: /^4 estrelas/, within: dialog });
    await visitor.type({ label: 'Como foi? (opcional)', within: dialog }, text);
    await visitor.see({ role: 'button', name: 'Escolher imagens', within: dialog });
    await visitor.chooseFiles(dialog, [file]);
    await visitor.see({ role: 'button', name: 'Remover imagem 1', within: dialog });
    await visitor.press({ role: 'button', name: 'Publicar avaliação', within: dialog });
    await visitor.seeText('Avaliação publicada');
    const own = { role: 'article', having: 'Sua avaliação' };
    await visitor.see({ role: 'img', name: /^Foto de Fabi Fotos/, within: own });
    const [review] = await documentsWhere(firestoreHost, 'reviews', 'text', text);
    expect(fromRestValue(review?.fields['pictures'])).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a list is created from a place, and its new order stays after a reload', async ({
  visitor,
  city,
}) => {
  await signIn(visitor, await newPerson('Lia Listas'));
  const [first, second] = ['Praia Mole', 'Praia da Joaquina'].map((title) => city.place(title));
  const openPlace = async (place: typeof first) => {
    await visitor.open(placeLink({ ...place!, categoryName: 'Praias' }));
    await visitor.press({ role: 'button', name: 'Adicionar à lista' });
  };
  await openPlace(first);
  await visitor.type({ label: 'Nome da lista', within: dialog }, 'Praias com sombra');
  await visitor.press({ role: 'button', name: /^Criar/, within: dialog });
  await visitor.press({ role: 'button', name: 'Pronto', within: dialog });
  await openPlace(second);
  await visitor.press({ role: 'checkbox', name: /^Praias com sombra/, within: dialog });
  await visitor.see({ text: '2 lugares', within: dialog });
  await visitor.press({ role: 'button', name: 'Pronto', within: dialog });

  await visitor.open('/favorites/listas');
  await visitor.press({ role: 'link', name: /^Praias com sombra/ });
  const titles = { role: 'heading', level: 2, within: { role: 'article' } };
  await visitor.seeTexts(titles, ['Praia Mole', 'Praia da Joaquina']);
  await visitor.press({ role: 'button', name: 'Mover Praia Mole para baixo' });
  await visitor.seeTexts(titles, ['Praia da Joaquina', 'Praia Mole']);
  await visitor.seeText('Posição 2 de 2');
  await visitor.run(() => {
    location.reload();
  });
  await visitor.seeTexts(titles, ['Praia da Joaquina', 'Praia Mole']);
});
