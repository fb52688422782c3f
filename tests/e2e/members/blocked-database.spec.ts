import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';

/** WebKit can leave it so when a page is left in the middle of a write. */
test('a member is known although the database of the browser where Auth could look never opens', async ({
  page,
  context,
}) => {
  await enterAs(page, 'membro@guiadailha.test');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(async () => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    // The open connection holds up the deletion, and the deletion what is asked for after it.
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
  });
  await page.goto('/profile');
  await expect(page.getByRole('navigation', { name: 'Perfil' })).toBeVisible();
});
