import { Bundle } from '#support/bundle.ts';

/** What matches the address of the file that the demo's build made of a source file ('src/app/startup.tsx'). */
export async function codeFile(source: string): Promise<string> {
  return `**/${(await Bundle.read('dist-demo')).fileOf(source)}`;
}
