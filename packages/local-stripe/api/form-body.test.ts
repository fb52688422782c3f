import { expect, it } from 'vitest';
import { parseForm } from './form-body.ts';

it.each([
  ['a=1&b=dois', { a: '1', b: 'dois' }],
  ['metadata[uid]=x&metadata[a.b]=y', { metadata: { uid: 'x', 'a.b': 'y' } }],
  [
    'line_items[0][price]=p&line_items[0][quantity]=1',
    { line_items: [{ price: 'p', quantity: '1' }] },
  ],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['items[1][id]=two&items[0][id]=one', { items: [{ id: 'one' }, { id: 'two' }] }],
  ['name=S%C3%A3o+Jos%C3%A9&empty=', { name: 'São José', empty: '' }],
  ['', {}],
])('reads %s', (body, params) => {
  expect(parseForm(body)).toEqual(params);
});

it.each([
  'a=1&a[b]=2',
  '__proto__[polluted]=1',
  'a[constructor][prototype][x]=1',
  'a[b][c][d][e][f][g][h][i]=1',
])('refuses %s', (body) => {
  expect(() => parseForm(body)).toThrow(RangeError);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
