import { randomFor } from '../random.ts';
import { paletteFor } from './palette.ts';
import type { Mood } from './palette.ts';
import { isSetting, scenes } from './scenes.ts';
import type { ArtSpec, SceneName } from './scenes.ts';
import { artHeight, artWidth, mirrored } from './svg.ts';
import type { Brush } from './svg.ts';

/**
 * Returns the drawing of a scene as an SVG of 1600 x 1000.
 * @param key seed of all random choices; the same key always gives the same drawing
 */
export function composeArt(spec: ArtSpec, key: string): string {
  const [scene, mood] = spec.split(':') as [SceneName, Mood];
  const random = randomFor(`${spec}/${key}`);
  const definitions: string[] = [];
  const brush: Brush = {
    random,
    palette: paletteFor(mood, random),
    gradient: (markup) => {
      const id = `g${definitions.length}`;
      definitions.push(markup(id));
      return `url(#${id})`;
    },
  };
  const plain = scenes[scene](brush);
  // Half of the landscapes are mirrored. Motifs are not, because a bay, a keyboard or a clock has a fixed orientation.
  const drawing = isSetting(scene) && random.chance(0.5) ? mirrored(plain) : plain;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${artWidth}" height="${artHeight}" viewBox="0 0 ${artWidth} ${artHeight}"><defs>${definitions.join('')}</defs>${drawing}</svg>`;
}
