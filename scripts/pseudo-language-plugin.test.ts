import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { pseudoLanguagePlugin, wrapExports } from './pseudo-language-plugin.ts';

/** Runs a texts file as the build would. */
async function run(source: string): Promise<Record<string, unknown>> {
  const { load } = pseudoLanguagePlugin() as { load: (id: string) => string | null };
  const runtime = `data:text/javascript,${encodeURIComponent(load('\0pseudo-language') ?? '')}`;
  const wrapped = wrapExports('texts.ts', source).replace("'\0pseudo-language'", `"${runtime}"`);
  const { code } = await transformWithOxc(wrapped, 'texts.ts');
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    unknown
  >;
}

it('puts constants, results of functions and labels of tables into brackets', async () => {
  const texts = await run(`
    export const save = 'Salvar';
    const unit = 'lugares';
    export function placeCount(count: number): string {
      return \`\${count} \${unit}\`;
    }
    export const labels: Record<'open' | 'closed', string> = { open: 'Aberto', closed: 'Fechado' };
    export const options = ['Sim', 'Não'] as const;
    export const errors = { default: 'Erro', 'not-found': placeCount(0) };
    export const limit = 3;
  `);
  expect(texts).toMatchObject({
    save: '⟦Salvar⟧',
    labels: { open: '⟦Aberto⟧', closed: '⟦Fechado⟧' },
    options: ['⟦Sim⟧', '⟦Não⟧'],
    errors: { default: '⟦Erro⟧', 'not-found': '⟦⟦0 lugares⟧⟧' },
    limit: 3,
  });
  expect((texts['placeCount'] as (count: number) => string)(2)).toBe('⟦2 lugares⟧');
});

it('does not change text without letters', async () => {
  expect(await run("export const separator = ' · ';")).toMatchObject({ separator: ' · ' });
});
