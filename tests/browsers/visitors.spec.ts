import { expect, test } from './fixtures.ts';

test('a search finds a place, and its link opens it', async ({ visitor, city }) => {
  const { title, description } = city.place('Praia Mole');
  await visitor.open('/');
  await visitor.press({ role: 'link', name: 'Buscar', within: { role: 'navigation' }, at: 0 });
  await visitor.type({ role: 'searchbox' }, 'praia mole');
  await visitor.press({ role: 'link', name: title, within: { role: 'main' } });
  await visitor.see({ role: 'heading', level: 1, name: title });
  await visitor.see({ role: 'main', having: description.slice(0, 60) });
});

test('a place opens from its card, with its pictures, and Back returns to the list', async ({
  visitor,
  city,
}) => {
  const { title } = city.place('Ponte Hercílio Luz');
  await visitor.open('/places/passeios');
  await visitor.press({ role: 'link', name: title });
  await visitor.see({ role: 'heading', level: 1, name: title });
  await visitor.seeAddress(/\/places\/passeios\/.+-ponte-hercilio-luz$/);
  await visitor.press({ role: 'button', name: /^Ampliar foto 1/ });
  await visitor.see({ role: 'dialog' });
  await visitor.until(
    'the picture has loaded',
    () => (document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth ?? 0) > 0,
  );
  await visitor.press({ role: 'button', name: 'Fechar fotos' });
  await visitor.seeNo({ role: 'dialog' });
  await visitor.run(() => {
    history.back();
  });
  await visitor.seeAddress('/places/passeios');
  await visitor.see({ role: 'heading', level: 1, name: /^Passeios/ });
  expect((await visitor.texts({ role: 'article' })).length).toBeGreaterThan(5);
});
