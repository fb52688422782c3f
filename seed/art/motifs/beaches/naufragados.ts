import { tree } from '../../land.ts';
import { canoe, fishingBoat } from '../../shore.ts';
import { glow, path, rect, repeat } from '../../svg.ts';
import type { Brush } from '../../svg.ts';
import { mountain, openSea, rocks, shoreline } from '../coast.ts';
import { house } from './house.ts';

/** Draws the old lighthouse on the cape where the bay meets the open sea. */
export function naufragados(brush: Brush): string {
  const { palette } = brush;
  return (
    openSea(brush, 1280) +
    shoreline(brush, {
      line: [
        [-20, 520],
        [200, 590],
        [460, 600],
        [680, 540],
        [830, 450],
        [980, 400],
        [1100, 420],
        [1120, 500],
        [1000, 590],
        [900, 720],
        [940, 860],
        [1080, 1010],
      ],
      behind: [[-20, 1010]],
      inland: [-40, 110],
    }) +
    mountain(
      brush,
      'M300 800Q460 560 680 530Q820 440 960 428Q1060 440 1070 490Q960 570 860 700Q840 860 940 1010H-20V840Q160 860 300 800Z',
      'M960 428Q1060 440 1070 490Q960 570 860 700Q840 860 940 1010H760Q720 800 800 640Q880 520 960 428Z',
      0.85,
    ) +
    rocks(brush, 1120, 500, 62) +
    rocks(brush, 960, 760, 76) +
    path('M880 306L1640 120V330Z', palette.lamp, 'opacity="0.3"') +
    path('M880 306L-20 170V330Z', palette.lamp, 'opacity="0.2"') +
    path('M830 560L850 330H910L930 560Z', palette.cream) +
    path('M834 510L840 450H920L926 510ZM845 390L848 350H912L915 390Z', palette.coral) +
    rect(838, 318, 84, 16, palette.ink, 4) +
    rect(854, 268, 52, 50, palette.lamp, 5) +
    path('M846 270Q880 220 914 270Z', palette.coral) +
    glow(brush, { x: 880, y: 300 }, 200, palette.lamp, 0.9) +
    house(brush, 760, 580, 90, palette.cream) +
    house(brush, 250, 700, 96, palette.amber) +
    house(brush, 380, 716, 84, palette.teal) +
    canoe(brush, 160, 650, 170, palette.coral, 6) +
    fishingBoat(brush, 420, 470, 130, palette.teal) +
    repeat(5, (index) => tree(brush, 60 + index * 150, 1110 - (index % 2) * 50, 230))
  );
}
