/** Methods of paths. Reference: rules.Path. */
import { RulesPath } from '../values.ts';
import { method, methodTable } from './table.ts';

/** Method bind. */
export const pathMethods = methodTable<RulesPath>({
  bind: method(['map'], (path, [bindings]) => {
    if (!(bindings instanceof Map)) return undefined;
    const segments = path.segments.map((segment) => {
      const name = /^(?:\$\(([A-Za-z_]\w*)\)|\{([A-Za-z_]\w*)\})$/.exec(segment);
      const bound = name === null ? undefined : bindings.get(name[1] ?? name[2] ?? '');
      return typeof bound === 'string' ? bound : segment;
    });
    return new RulesPath(segments);
  }),
});

/** Returns the text form '/a/b'. */
export function pathText(path: RulesPath): string {
  return `/${path.segments.join('/')}`;
}

/** Parses a path with or without the leading slash; returns null when a segment is empty. */
export function parsePathText(text: string): RulesPath | null {
  const segments = text.replace(/^\//, '').split('/');
  return segments.includes('') ? null : new RulesPath(segments);
}
