import type { Page } from '@playwright/test';

/** Selects a file through the file chooser, as a user does. */
export async function chooseFile(
  page: Page,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher arquivo' }).click();
  const buffer = Buffer.from(content);
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}
