import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';

/** WebKit can leave the database blocked if a page is closed during a write. */
test('a member is recognized even if the browser database where Auth may look never opens', async ({
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
    // The open connection blocks the deletion, and the deletion blocks all later requests.
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
  });
  await page.goto('/profile');
  await expect(page.getByRole('navigation', { name: 'Perfil' })).toBeVisible();
});
