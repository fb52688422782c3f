import { Bundle } from '#support/bundle.ts';

/** Returns a URL pattern for the file that the demo build made from a source file ('src/app/startup.tsx'). */
export async function codeFile(source: string): Promise<string> {
  return `**/${(await Bundle.read('dist-demo')).fileOf(source)}`;
}
