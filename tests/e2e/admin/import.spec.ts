import type { Page } from '@playwright/test';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expectAccessible } from '../axe.ts';
import { chooseFile } from '../choose-file.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';

const admin = 'admin@guiadailha.test';
const count = 520;

async function openImport(page: Page): Promise<void> {
  await enterAs(page, admin);
  await page.goto('/admin/import');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Importação de lugares' }),
  ).toBeVisible();
}

/** Returns an Overpass response with nodes, ways and relations, spread out so that none is a duplicate of another. */
function overpass(run: string): string {
  const elements = Array.from({ length: count }, (_, number) => {
    const [latitude, longitude] = [-27.4 - number / 2_000, -48.45 - (number % 7) / 1_000];
    const tags = {
      name: `Importado ${run} ${number}`,
      amenity: number % 3 === 0 ? 'bar' : 'restaurant',
      opening_hours: 'Mo-Sa 18:00-02:00',
      'addr:suburb': 'Ingleses',
    };
    const id = 1_000 + number;
    if (number % 10 === 1)
      return { type: 'way', id, center: { lat: latitude, lon: longitude }, tags };
    if (number % 10 === 2) {
      const [maxlat, maxlon] = [latitude, longitude];
      return {
        type: 'relation',
        id,
        bounds: { minlat: latitude, minlon: longitude, maxlat, maxlon },
        tags,
      };
    }
    return { type: 'node', id, lat: latitude, lon: longitude, tags };
  });
  const corners = Array.from({ length: 40 }, (_, id) => ({
    type: 'node',
    id,
    lat: -27.5,
    lon: -48.5,
  }));
  return JSON.stringify({ version: 0.6, elements: [...elements, ...corners] });
}

test('an Overpass response with 520 places is imported and undone, except a place that was edited', async ({
  page,
  firestoreHost,
}) => {
  const run = crypto.randomUUID().slice(0, 8);
  const fileName = `overpass-${run}.json`;
  await openImport(page);
  await chooseFile(page, fileName, overpass(run));
  await expect(page.getByText(`${count} lugares · OpenStreetMap`)).toBeVisible();
  await expect(page.getByText(/40 elementos do arquivo/)).toBeVisible();
  await page.getByRole('button', { name: `Importar ${count} lugares` }).click();
  await expect(page.getByText(`${count} lugares importados, por enquanto inativos.`)).toBeVisible({
    timeout: 30_000,
  });

  const [record] = await documentsWhere(firestoreHost, 'imports', 'fileName', fileName);
  const undo = record?.fields['undo'] as { arrayValue: { values: { stringValue: string }[] } };
  expect(undo.arrayValue.values).toHaveLength(count);
  const [first] = await documentsWhere(firestoreHost, 'places', 'title', `Importado ${run} 0`);
  expect(first?.id).toBe(undo.arrayValue.values[0]?.stringValue);

  // A user edits one of the imported places.
  const own = await documentsWhere(firestoreHost, 'places', 'title', `Importado ${run} 7`);
  const address = `${documentsUrl(firestoreHost)}/places/${own[0]?.id ?? ''}`;
  const edit = await fetch(
    `${address}?updateMask.fieldPaths=updatedAt&updateMask.fieldPaths=phone`,
    {
      method: 'PATCH',
      headers: ownerHeaders,
      body: JSON.stringify({
        fields: {
          updatedAt: { timestampValue: new Date().toISOString() },
          phone: { stringValue: '48 3333-4444' },
        },
      }),
    },
  );
  expect(edit.status).toBe(200);

  const card = page.getByRole('listitem').filter({ hasText: fileName });
  await expect(card.getByText('Concluída')).toBeVisible();
  await card.getByRole('button', { name: `Desfazer a importação ${fileName}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer a importação' }).click();
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(card.getByText('do guia, 1 ficou.')).toBeVisible({
    timeout: 30_000,
  });
  await card.getByRole('button', { name: 'Ver os que ficaram' }).click();
  await expect(card.getByRole('link', { name: `Importado ${run} 7` })).toBeVisible();
  await expect(card.getByText('Foi editado')).toBeVisible();
  await expectAccessible(page);
  for (const [number, left] of [
    [0, 0],
    [7, 1],
    [count - 1, 0],
  ] as const) {
    const found = await documentsWhere(
      firestoreHost,
      'places',
      'title',
      `Importado ${run} ${number}`,
    );
    expect(found).toHaveLength(left);
  }
});

test('a table in Windows-1252 is mapped, validated and compared before anything is stored', async ({
  page,
  city,
}) => {
  const known = city.places.find(({ geo, isActive }) => isActive && geo !== null);
  const rows = [
    'Lugar;Tipo;Endereço;Descrição;Lat;Lng',
    'Ação do Mar;Restaurante;Rua Ç, 1;Peixe à vontade;-27,6;-48,5',
    `${known?.title ?? ''};Bar;Rua 2;Já está no guia;${known?.geo?.latitude ?? ''};${known?.geo?.longitude ?? ''}`,
    ';Bar;Rua 3;Sem nome;;',
    'Pousada Sol;Pousada;Rua 4;Dorme-se bem;;',
    '"=HYPERLINK(""http://x"")";Bar;Rua 5;Fórmula;;',
  ];
  await openImport(page);
  await chooseFile(page, 'lugares.csv', Buffer.from(rows.join('\r\n'), 'latin1'));
  await expect(
    page.getByText('5 lugares · CSV separado por ponto e vírgula · Windows-1252'),
  ).toBeVisible();
  await expect(page.getByText('Ação do Mar', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('0');
  await page.getByLabel('Pousada (1 lugar)').selectOption('Não importar estes');
  await expect(page.getByRole('button', { name: 'Deixados de fora 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Com problema 1' }).click();
  await expect(page.getByText('Falta o nome.')).toBeVisible();
  await page.getByRole('button', { name: 'Com aviso 1' }).click();
  await expect(page.getByText('Começa com “=”: entra como texto, não como fórmula.')).toBeVisible();
  await page.getByRole('button', { name: 'Repetidos 1' }).click();
  await expect(page.getByText(/que já está no guia/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar 2 lugares' })).toBeVisible();
  await page.getByLabel(/^Importar mesmo assim/).check();
  await expect(page.getByRole('button', { name: 'Importar 3 lugares' })).toBeVisible();

  await expectAccessible(page);

  await page.getByRole('button', { name: 'Trocar arquivo' }).click();
  await chooseFile(page, 'lugares.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0]));
  await expect(page.getByRole('alert')).toContainText('O arquivo é uma planilha.');
});
