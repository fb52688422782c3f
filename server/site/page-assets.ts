import * as v from 'valibot';

/** The part of Vite's manifest (build.manifest) that is used here. */
const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    isEntry: v.optional(v.boolean(), false),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

/** Addresses of files that a page needs in addition to those in index.html. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
}

/**
 * Reads Vite's manifest. The returned function gives the files of source modules and of their static imports, preceded
 * by the modules that the app's entry (src/main.tsx) imports dynamically. A module that is not in the build (renamed,
 * for example) adds no files: the page still works, but the browser finds its code later.
 * @param manifestText content of .vite/manifest.json
 * @param html the built index.html; files it already contains are omitted
 * @throws ValiError or SyntaxError for an invalid manifest
 */
export function readPageAssets(
  manifestText: string,
  html: string,
): (modules: readonly string[]) => PageAssets {
  const manifest: Manifest = v.parse(manifestSchema, JSON.parse(manifestText));
  const appModules = Object.values(manifest).flatMap(({ isEntry, dynamicImports }) =>
    isEntry ? dynamicImports : [],
  );
  return (modules) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visitedKeys = new Set<string>();
    const pendingKeys = [...appModules, ...modules];
    for (let key = pendingKeys.shift(); key !== undefined; key = pendingKeys.shift()) {
      const chunk = manifest[key];
      if (!chunk || visitedKeys.has(key)) continue;
      visitedKeys.add(key);
      scripts.add(`/${chunk.file}`);
      for (const style of chunk.css) styles.add(`/${style}`);
      pendingKeys.push(...chunk.imports);
    }
    const isMissingInHtml = (address: string) => !html.includes(`"${address}"`);
    return {
      scripts: [...scripts].filter(isMissingInHtml),
      styles: [...styles].filter(isMissingInHtml),
    };
  };
}
