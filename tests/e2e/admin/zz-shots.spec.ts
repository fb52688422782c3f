import { toRestFields } from '#data/firestore/rest-values.ts';
import { placeLink } from '#domain/place-link.ts';
import { documentsUrl } from '../city.ts';
import { test } from '../fixtures.ts';
import { enterAs, newPerson, newProvenPerson } from '../people.ts';
import { personTruth } from '../members/member-truth.ts';

const out = '/tmp/claims-shots';
for (const [label, viewport] of [['390', { width: 390, height: 844 }], ['1280', { width: 1280, height: 800 }], ['320', { width: 320, height: 700 }]] as const)
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`shots ${label} ${colorScheme}`, async ({ browser, city, firestoreHost }) => {
      test.setTimeout(180_000);
      if (label === '320' && colorScheme === 'dark') return;
      const place = city.placesOf('Cafés').at(-5)!;
      const address = placeLink({ ...place, categoryName: 'Cafés' });
      const name = (n: string) => `${out}/${label}-${colorScheme}-${n}.png`;
      const page = await (await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })).newPage();
      const email = await newProvenPerson('Iara de Souza');
      await enterAs(page, email);
      const { uid } = await personTruth(firestoreHost, email);
      const put = async (fields: object) => {
        const url = `${documentsUrl(firestoreHost)}/claims/${place.id}_${uid}`;
        const now = { timestampValue: new Date().toISOString() };
        const answer = await fetch(url, { method: 'PATCH', headers: { authorization: 'Bearer owner', 'content-type': 'application/json' }, body: JSON.stringify({ fields: { ...toRestFields({ placeId: place.id, userId: uid, message: 'Sou a dona desde 2015.', firstMessage: '', firstAnswer: '', status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '', ...fields }), createdAt: now, updatedAt: now } }) });
        if (!answer.ok) throw new Error(await answer.text());
      };
      const entry = page.getByRole('button', { name: 'Este lugar é meu' });
      const shot = async (n: string) => { await entry.click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(400); await page.screenshot({ path: name(n) }); };
      await page.goto(address);
      await entry.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      await page.screenshot({ path: name('entry') });
      await shot('form');
      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      await page.screenshot({ path: name('form-problem') });
      const states: [string, object][] = [['waiting', {}], ['appeal-form', { status: 'declined', answer: 'Ligamos para o lugar e ninguém conhecia o seu nome. Mande algo que o comprove.' }], ['final', { status: 'declined', answer: 'O alvará é de outra pessoa.', firstMessage: 'a', firstAnswer: 'b' }], ['appeal-waiting', { message: 'O CNPJ é 12.345.678/0001-90.', firstMessage: 'Sou a dona desde 2015.', firstAnswer: 'b' }]];
      for (const [n, fields] of states) { await put(fields); await page.goto(address); await shot(n); }
      await put({ status: 'approved' });
      const other = await (await browser.newContext({ viewport, colorScheme })).newPage();
      await enterAs(other, await newPerson('Nina'));
      await other.goto(address);
      await other.getByRole('button', { name: 'Este lugar é meu' }).click();
      await other.getByRole('dialog').waitFor();
      await other.waitForTimeout(400);
      await other.screenshot({ path: name('unproven') });
      const admin = await (await browser.newContext({ viewport, colorScheme })).newPage();
      await enterAs(admin, 'admin@guiadailha.test');
      await admin.goto('/admin');
      await admin.getByText('Pedidos para gerenciar um lugar').scrollIntoViewIfNeeded();
      await admin.waitForTimeout(800);
      await admin.screenshot({ path: name('admin-home') });
      await admin.goto('/admin/requests?tipo=gestao');
      await admin.getByRole('article').first().waitFor();
      await admin.waitForTimeout(400);
      await admin.screenshot({ path: name('admin-open'), fullPage: true });
      await admin.getByRole('article').filter({ hasText: 'Ostreria' }).getByRole('button', { name: 'Aprovar pedido' }).click();
      await admin.getByRole('dialog').waitFor();
      await admin.waitForTimeout(400);
      await admin.screenshot({ path: name('admin-approve') });
      await admin.getByRole('button', { name: 'Cancelar' }).click();
      await admin.getByRole('button', { name: 'Recusar' }).first().click();
      await admin.getByRole('dialog').waitFor();
      await admin.waitForTimeout(300);
      await admin.screenshot({ path: name('admin-decline') });
      await admin.goto('/admin/requests?tipo=gestao&situacao=decididas');
      await admin.getByRole('article').first().waitFor();
      await admin.screenshot({ path: name('admin-closed'), fullPage: true });
      await admin.getByRole('button', { name: 'Desfazer' }).first().click();
      await admin.getByRole('dialog').waitFor();
      await admin.waitForTimeout(300);
      await admin.screenshot({ path: name('admin-undo') });
      await admin.goto('/admin/requests');
      await admin.getByRole('article').first().waitFor();
      await admin.screenshot({ path: name('admin-corrections'), fullPage: true });
    });
  }
