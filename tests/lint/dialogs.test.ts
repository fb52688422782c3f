import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Dialogs that only ask or show. The action that follows runs after they are closed. */
const neverAtWork = [
  'src/app/panel/go-to-dialog.tsx',
  'src/app/panel/more-sheet.tsx',
  'src/features/account/components/google-sign-in/local-account-chooser.tsx',
  'src/features/club/components/later-benefits-dialog.tsx',
  'src/features/compare/components/place-chooser.tsx',
  'src/features/events/screens/filters/agenda-filter-sheet.tsx',
  'src/features/events/screens/filters/day-sheet.tsx',
  'src/features/favorites/screens/favorite-filter-sheet.tsx',
  'src/features/place-editor/components/preview/place-preview.tsx',
  'src/features/reviews/components/reviewer-dialog.tsx',
  'src/features/search/components/filters/filter-sheet.tsx',
];

/** Dialogs around a form of the UI kit or a confirmation, which block closing themselves: the file with that code. */
const heldFromWithin: Record<string, string> = {
  // Each checkbox saves separately, and the page also shows errors if the dialog is closed.
  'src/features/lists/components/add-to-list-dialog.tsx':
    'src/features/lists/components/list-form.tsx',
  'src/features/moderation/components/report-dialog.tsx':
    'src/features/moderation/components/report-dialog.tsx',
  'src/features/moderation/screens/admin/decision-dialog.tsx':
    'src/features/moderation/screens/admin/decision-dialog.tsx',
  'src/features/users/screens/admin/dialogs/deactivate-dialog.tsx':
    'src/features/users/screens/admin/dialogs/deactivate-dialog.tsx',
  'src/features/users/screens/admin/dialogs/edit-dialog.tsx':
    'src/features/users/screens/admin/dialogs/edit-dialog.tsx',
  'src/features/users/screens/admin/dialogs/status-dialog.tsx': 'src/ui/confirm-dialog.tsx',
  'src/features/account/screens/auth/login-screen.tsx':
    'src/features/account/screens/auth/login-screen.tsx',
  'src/features/lists/screens/copy-list-dialog.tsx': 'src/features/lists/components/list-form.tsx',
  'src/features/lists/screens/edit-list-dialog.tsx': 'src/features/lists/components/list-form.tsx',
  'src/features/lists/screens/item-note-dialog.tsx':
    'src/features/lists/screens/item-note-dialog.tsx',
  'src/features/lists/screens/new-list-dialog.tsx': 'src/features/lists/components/list-form.tsx',
  'src/features/opening-hours/components/special-days/special-day-dialog.tsx':
    'src/features/opening-hours/components/special-days/special-day-row.tsx',
  // The forms are in claim-dialog.tsx and correction-dialog.tsx.
  'src/features/moderation/components/own-request-dialog.tsx':
    'src/features/moderation/components/correction-dialog.tsx',
  'src/features/reservations/components/reserve/request/request-dialog.tsx':
    'src/features/reservations/components/request/request-form.tsx',
  'src/features/reviews/components/place/dialogs/review-dialogs.tsx':
    'src/features/reviews/components/place/dialogs/review-form.tsx',
  'src/features/reservations/screens/change-dialog.tsx':
    'src/features/reservations/components/request/request-form.tsx',
  'src/ui/confirm-dialog.tsx': 'src/ui/confirm-dialog.tsx',
};

interface Use {
  file: string;
  /** The source of the `isBusy` attribute; '' if it is missing. */
  isBusy: string;
  source: string;
}

interface Element {
  file: string;
  /** The whole source of that file. */
  source: string;
  /** The opening tag in the source. */
  tag: string;
  /** Source of each attribute's value, 'true' if it has none. */
  attributes: Map<string, string>;
}

/** Returns all elements of the app with that name. */
function elements(name: string): Element[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => `src/${file}`)
    .flatMap((file) => {
      const found: Element[] = [];
      const source = readFileSync(path.join(root, file), 'utf8');
      const { program, errors } = parseSync(file, source);
      expect(errors).toEqual([]);
      new Visitor({
        JSXOpeningElement(node) {
          if (node.name.type !== 'JSXIdentifier' || node.name.name !== name) return;
          const written = ({ start, end }: { start: number; end: number }) =>
            source.slice(start, end);
          const attributes = node.attributes.flatMap((attribute): [string, string][] => {
            if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') {
              return [];
            }
            const { value } = attribute;
            const content = value?.type === 'JSXExpressionContainer' ? value.expression : value;
            return [[attribute.name.name, content ? written(content) : 'true']];
          });
          found.push({ file, source, tag: written(node), attributes: new Map(attributes) });
        },
      }).visit(program);
      return found;
    });
}

const uses: Use[] = elements('Dialog')
  // The form of a reservation is lazy-loaded and has the same component name, but no title.
  .filter(({ attributes }) => attributes.has('title'))
  .map(({ file, source, attributes }) => ({
    file,
    source,
    isBusy: attributes.get('isBusy') ?? '',
  }));
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every dialog of the app is the shared one, except the full-screen image viewer', () => {
  const own = elements('dialog').map(({ file }) => file);
  expect(own.sort()).toEqual([
    'src/features/pictures/components/viewer/photo-viewer.tsx',
    'src/ui/dialog.tsx',
  ]);
  expect(uses.length + elements('ConfirmDialog').length).toBeGreaterThan(30);
});

test('every dialog has a busy state or contains one, except those that start no work', () => {
  const silent = uses.filter(({ isBusy }) => isBusy === '');
  const unheld = silent.filter(({ file }) => !(file in heldFromWithin));
  expect(unheld.map(({ file }) => file).sort()).toEqual(neverAtWork);
  const working = /\buseMutation\b|\bawait\b|\bsetBusy\b|\.then\(/;
  expect(unheld.filter(({ source }) => working.test(source)).map(({ file }) => file)).toEqual([]);
  expect(silent.map(({ file }) => file)).toEqual(
    expect.arrayContaining(Object.keys(heldFromWithin)),
  );
  for (const file of Object.values(heldFromWithin)) {
    expect(text(file), file).toMatch(/<Form form=|\buseKeepDialogOpen\(/);
  }
});

test('a button that closes a busy dialog is disabled, like its close icon', () => {
  const busy = new Set(
    uses.filter(({ file }) => !neverAtWork.includes(file)).map(({ file }) => file),
  );
  const open = elements('Button').filter(
    ({ file, attributes }) =>
      busy.has(file) &&
      ['onClose', 'onCancel'].includes(attributes.get('onClick') ?? '') &&
      !attributes.has('disabled') &&
      !attributes.has('aria-disabled'),
  );
  expect(open.map(({ file, tag }) => `${file}: ${tag}`)).toEqual([]);
});
