import type { Page } from '@playwright/test';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { expectAccessible } from '../axe.ts';
import { chooseFile } from '../choose-file.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';

/** Not one of the two places at which events.spec.ts expects few other events; both files run at the same time. */
const place = 'Boteco do Siri Mole';

/** 'YYYY-MM-DD' of the day a number of days from today in Florianópolis. */
const inDays = (days: number) =>
  new Date(Date.now() - 3 * hourMs + days * dayMs).toISOString().slice(0, 10);
const basic = (date: string) => date.replaceAll('-', '');
const brazilian = (date: string) => date.split('-').toReversed().join('/');

interface Brought {
  fileName: string;
  content: string;
  /** Titles of the events that can be imported, with the number of dates of each. */
  ready: Record<string, number>;
  /** Messages shown next to events that can be imported. */
  warnings: readonly string[];
  /** Messages shown next to events that cannot be imported. */
  errors: readonly string[];
}

function calendar(run: string): Brought {
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const day = basic(inDays(2));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...event(
      'UID:1',
      `SUMMARY:Choro na janela ${run}`,
      `LOCATION:${place}\\, Rua do Farol`,
      `DTSTART;TZID=Europe/Lisbon:${day}T230000`,
      `DTEND;TZID=Europe/Lisbon:${basic(inDays(3))}T013000`,
      'RRULE:FREQ=WEEKLY;COUNT=3',
      `EXDATE;TZID=Europe/Lisbon:${basic(inDays(9))}T230000`,
    ),
    ...event(
      'UID:2',
      `SUMMARY:Prova de doces ${run}`,
      `LOCATION:${place}`,
      `DTSTART:${day}T150000`,
    ),
    ...event(
      'UID:3',
      `SUMMARY:Longe ${run}`,
      'LOCATION:Bar de outra ilha',
      `DTSTART:${day}T150000`,
    ),
    ...event(
      'UID:4',
      `SUMMARY:Às avessas ${run}`,
      `LOCATION:${place}`,
      `DTSTART:${day}T150000`,
      `DTEND:${day}T140000`,
    ),
    'END:VCALENDAR',
  ];
  return {
    fileName: `agenda-${run}.ics`,
    content: lines.join('\r\n'),
    // The list shows four calendar weeks: on a Saturday, the day after three weeks is in the fifth.
    ready: { [`Choro na janela ${run}`]: 2, [`Prova de doces ${run}`]: 1 },
    warnings: ['Sem hora de término: contamos três horas.'],
    errors: [
      'Não é um lugar ativo em que você possa anunciar eventos.',
      'Termina antes de começar.',
    ],
  };
}

function table(run: string): Brought {
  const day = brazilian(inDays(3));
  const rows = [
    'Título;Lugar;Data;Início;Fim;Preço;Ingressos',
    `Noite de renda ${run};${place};${day};22:00;02:00;25,00;`,
    `Noite de renda ${run};${place};${brazilian(inDays(10))};22:00;02:00;25,00;`,
    `Feira de linhas ${run};${place};${day};09:00;12:00;grátis;javascript:alert(1)`,
    `Sem dia ${run};${place};31/02/2027;09:00;12:00;;`,
    `De outro século ${run};${place};01/01/1970;09:00;12:00;;`,
    `Do próximo ${run};${place};01/01/2126;09:00;12:00;;`,
  ];
  return {
    fileName: `tabela-${run}.csv`,
    content: rows.join('\r\n'),
    ready: { [`Noite de renda ${run}`]: 2, [`Feira de linhas ${run}`]: 1 },
    warnings: ['O link de ingressos não é seguro e fica de fora.'],
    errors: [
      'A data não existe ou não pôde ser lida. Use 28/11/2026 ou 2026-11-28.',
      'Todas as datas já passaram.',
      'Uma data fica mais de 2 anos à frente.',
    ],
  };
}

/** The dates of an event in the manager's list. */
const datesOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const check = (page: Page) => page.getByRole('region', { name: 'Conferência' });

async function expectAll(page: Page, sentences: readonly string[]): Promise<void> {
  for (const sentence of sentences) {
    await expect(check(page).getByText(sentence, { exact: true })).toBeVisible();
  }
}

/** Opens a file and checks the preview of the import. */
async function tryOut(page: Page, { fileName, content, ready, warnings }: Brought): Promise<void> {
  await chooseFile(page, fileName, content);
  await expect(page.getByRole('button', { name: 'Prontos 2', pressed: true })).toBeVisible();
  await expectAll(page, [...Object.keys(ready), ...warnings]);
}

/** Checks the messages of the events that cannot be imported. */
async function readProblems(page: Page, { errors }: Brought): Promise<void> {
  await page.getByRole('button', { name: `Com problema ${errors.length}` }).click();
  await expectAll(page, errors);
}

async function comeIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Importar 2 eventos' }).click();
  await expect(page.getByText('2 eventos entraram na agenda.')).toBeFocused();
}

async function undo(page: Page, { fileName }: Brought): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Desfazer a importação?' });
  await question.getByRole('button', { name: 'Desfazer a importação' }).click();
  const card = page.getByRole('listitem').filter({ hasText: fileName });
  await expect(card.getByText('2 eventos saíram da agenda, nenhum ficou.')).toBeVisible();
  await expect(card.getByRole('heading')).toBeFocused();
}

const devices = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

for (const [device, size] of devices) {
  test(`on ${device}: events from a calendar and a table are previewed, imported and undone`, async ({
    page,
    firestoreHost,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const run = crypto.randomUUID().slice(0, 8);
    const [ofCalendar, ofTable] = [calendar(run), table(run)];
    const counts = Object.entries({ ...ofCalendar.ready, ...ofTable.ready });
    const stored = async () => {
      const found = counts.map(([title]) =>
        documentsWhere(firestoreHost, 'events', 'title', title),
      );
      return (await Promise.all(found)).flat().length;
    };

    await enterAs(page, 'gerente@guiadailha.test');
    await page.goto('/manager/events');
    await page.getByRole('link', { name: 'Importar de um arquivo' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Importação de eventos' }),
    ).toBeVisible();
    await expectAccessible(page);

    await tryOut(page, ofCalendar);
    await expectAccessible(page);
    await readProblems(page, ofCalendar);
    await expectAccessible(page);
    expect(await stored()).toBe(0);
    await comeIn(page);
    await expectAccessible(page);
    expect(await stored()).toBe(2);

    await page.getByRole('button', { name: 'Importar outro arquivo' }).click();
    await tryOut(page, ofTable);
    await readProblems(page, ofTable);
    await comeIn(page);
    expect(await stored()).toBe(4);

    // A second import of the same file recognizes the events.
    await page.getByRole('button', { name: 'Importar outro arquivo' }).click();
    await chooseFile(page, ofTable.fileName, ofTable.content);
    await page.getByRole('button', { name: 'Já na agenda 2' }).click();
    await expectAll(page, Object.keys(ofTable.ready));
    await expect(page.getByRole('button', { name: 'Nenhum evento para importar' })).toBeVisible();

    await page.goto('/manager/events');
    for (const [title, count] of counts) await expect(datesOf(page, title)).toHaveCount(count);

    await page.goto('/manager/events/import');
    await page.getByRole('button', { name: `Desfazer a importação ${ofTable.fileName}` }).click();
    await expectAccessible(page);
    await undo(page, ofTable);
    await expectAccessible(page);
    expect(await stored()).toBe(2);
    await page
      .getByRole('button', { name: `Desfazer a importação ${ofCalendar.fileName}` })
      .click();
    await undo(page, ofCalendar);
    expect(await stored()).toBe(0);

    await page.goto('/manager/events');
    await expect(page.getByRole('link', { name: /^Editar/ }).first()).toBeVisible();
    for (const [title] of counts) await expect(datesOf(page, title)).toHaveCount(0);
  });
}
