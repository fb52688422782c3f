import { bunting, fairTent, lantern, stringLights } from '../gathering.ts';
import { cello, cymbal, drum, guitar } from '../instruments.ts';
import { hills, palm, tree } from '../land.ts';
import { hillTone, isLit, mix } from '../palette.ts';
import { person } from '../shore.ts';
import { sky } from '../sky-and-sea.ts';
import {
  artWidth,
  at,
  beam,
  circle,
  cycle,
  each,
  ellipse,
  glow,
  linearFill,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts';
import type { Brush } from '../svg.ts';

/** Draws a fair with tents, flags and lights. */
export function festival(brush: Brush): string {
  const { random, palette } = brush;
  const ground = random.between(690, 730);
  const dark = isLit(palette);
  let drawing =
    sky(brush, {
      horizon: ground - 120,
      sun: { x: random.between(420, 1180), y: random.between(220, 360) },
    }) +
    hills(brush, ground - 60, 3, random.between(220, 300), 0.65) +
    rect(0, ground - 64, artWidth, 70, mix(hillTone(palette, 0.8), palette.leafDark, 0.5)) +
    repeat(7, () => tree(brush, random.between(-20, 1620), ground - 10, random.between(170, 260)));
  const grass = mix(
    mix(palette.leaf, palette.hillNear, dark ? 0.5 : 0.05),
    palette.sand,
    random.chance(0.4) ? 0.55 : 0.08,
  );
  drawing +=
    rect(
      0,
      ground - 6,
      artWidth,
      320,
      linearFill(brush, [0, grass], [1, mix(grass, palette.ink, 0.32)]),
    ) +
    path(
      `M620 1010C660 ${ground + 150} 740 ${ground + 60} 760 ${ground}H850C870 ${ground + 60} 960 ${ground + 150} 1010 1010Z`,
      mix(palette.sand, palette.ink, dark ? 0.3 : 0.02),
    );
  if (random.chance(0.55)) {
    // Draws a Ferris wheel behind the tents.
    const wheel = { x: random.pick([380, 1220]), y: ground - 290, r: 230 };
    const frame = mix(palette.ink, palette.hillNear, 0.3);
    drawing +=
      stroke(
        `M${wheel.x} ${wheel.y}L${wheel.x - 130} ${ground}M${wheel.x} ${wheel.y}L${wheel.x + 130} ${ground}`,
        frame,
        14,
      ) +
      circle(wheel.x, wheel.y, wheel.r, 'none', `stroke="${frame}" stroke-width="11"`) +
      circle(wheel.x, wheel.y, wheel.r * 0.72, 'none', `stroke="${frame}" stroke-width="5"`) +
      repeat(12, (spoke) => {
        const angle = (spoke / 12) * Math.PI * 2;
        const x = wheel.x + Math.cos(angle) * wheel.r;
        const y = wheel.y + Math.sin(angle) * wheel.r;
        return (
          stroke(`M${wheel.x} ${wheel.y}L${x} ${y}`, frame, 4) +
          rect(
            x - 22,
            y + 4,
            44,
            34,
            cycle([palette.coral, palette.amber, palette.teal], spoke),
            12,
          ) +
          rect(x - 15, y + 9, 30, 12, dark ? palette.lamp : palette.cream, 4) +
          (dark ? circle(x, y, 6, palette.lamp) : '')
        );
      }) +
      circle(wheel.x, wheel.y, 20, palette.amber);
  }
  const colours = random.shuffled([palette.coral, palette.teal, palette.amber]);
  drawing +=
    fairTent(brush, 60 + random.between(-30, 30), ground + 90, 380, colours[0] ?? palette.coral) +
    fairTent(brush, 1150 + random.between(-30, 30), ground + 90, 390, colours[1] ?? palette.teal) +
    fairTent(brush, 470 + random.between(-20, 20), ground + 40, 250, colours[2] ?? palette.amber) +
    fairTent(brush, 880 + random.between(-20, 20), ground + 44, 240, colours[0] ?? palette.coral);
  if (dark) {
    drawing +=
      stringLights(brush, -20, 170, 800, 250, 80, 12) +
      stringLights(brush, 800, 250, 1620, 150, 80, 12) +
      each([180, 430, 690, 930, 1180, 1430], (x) =>
        lantern(
          brush,
          x + random.between(-20, 20),
          random.between(300, 390),
          random.between(34, 46),
          random.pick([palette.coral, palette.amber, '#e9876a']),
        ),
      );
  } else {
    drawing +=
      bunting(brush, -20, 110, 820, 190, 70, 14) +
      bunting(brush, 780, 190, 1620, 90, 80, 14) +
      bunting(brush, -20, 300, 1620, 280, 60, 26) +
      repeat(4, () => {
        const x = random.between(420, 1180);
        const y = random.between(330, 470);
        return (
          stroke(`M${x} ${y}q14 60 -6 130`, palette.ink, 2) +
          ellipse(
            x,
            y,
            27,
            34,
            random.pick([palette.coral, palette.amber, palette.teal, palette.cream]),
          ) +
          ellipse(x - 9, y - 11, 7, 10, '#ffffff', 0.4)
        );
      });
  }
  const people = random.int(6, 9);
  const places = Array.from({ length: people }, () => ({
    x: random.between(120, 1480),
    y: ground + random.between(110, 250),
  })).sort((a, b) => a.y - b.y);
  return (
    drawing +
    each(
      places,
      (spot) =>
        ellipse(spot.x, spot.y, 40, 7, palette.ink, 0.22) +
        person(brush, spot.x, spot.y, 150 + (spot.y - ground - 110) * 0.45, {
          shirt: random.pick([
            palette.coral,
            palette.amber,
            palette.teal,
            palette.cream,
            '#d9577a',
          ]),
          ...(random.chance(0.35) ? { hat: palette.cream } : {}),
        }),
    ) +
    (random.chance(0.5) ? palm(brush, random.pick([70, 1530]), 1015, 650, 0) : '')
  );
}

/** Draws a stage before a concert, with light beams and instruments. */
export function stage(brush: Brush): string {
  const { random, palette } = brush;
  const base = mix(
    palette.mood === 'gold' ? '#8c3f35' : palette.mood === 'dusk' ? '#4a2f5e' : '#0f3a4d',
    palette.ink,
    0.35,
  );
  let drawing = rect(
    0,
    0,
    artWidth,
    1000,
    linearFill(brush, [0, mix(base, palette.ink, 0.6)], [0.65, base], [1, palette.ink]),
  );
  const colours = random.shuffled([
    palette.coral,
    palette.amber,
    '#3fb6b8',
    '#d9577a',
    palette.cream,
  ]);
  const theatre = palette.mood === 'gold' || random.chance(0.3);
  drawing += glow(brush, { x: 800, y: 560 }, 640, colours[0] ?? palette.coral, 0.55);
  if (theatre) {
    drawing +=
      circle(800, 520, 250, mix(palette.amber, palette.coral, 0.25), 0.85) +
      circle(800, 520, 196, mix(palette.amber, palette.cream, 0.35), 0.8);
  } else {
    drawing += repeat(9, (panel) =>
      rect(
        330 + panel * 106,
        250,
        94,
        380,
        mix(base, cycle(colours, panel % 3), 0.22 + 0.2 * Math.sin(panel * 1.3)),
        8,
        0.8,
      ),
    );
  }
  const lamps = 9;
  drawing +=
    repeat(lamps, (lamp) => {
      const x = 160 + (lamp * 1280) / (lamps - 1);
      return beam(
        brush,
        x,
        120,
        x + (800 - x) * random.between(-0.5, 0.75),
        860,
        random.between(90, 170),
        cycle(colours, lamp),
        0.5,
      );
    }) +
    rect(60, 86, 1480, 10, palette.ink) +
    rect(60, 126, 1480, 10, palette.ink) +
    repeat(37, (i) =>
      stroke(`M${60 + i * 40} 131L${80 + i * 40} 91L${100 + i * 40} 131`, palette.ink, 4),
    ) +
    repeat(lamps, (lamp) => {
      const x = 160 + (lamp * 1280) / (lamps - 1);
      return (
        rect(x - 18, 132, 36, 34, palette.ink, 7) +
        circle(x, 168, 13, mix(cycle(colours, lamp), '#ffffff', 0.55))
      );
    });
  const floor = 700;
  drawing +=
    each(
      [190, 1410],
      (x) =>
        rect(x - 80, 380, 160, floor - 380, mix(palette.ink, base, 0.3), 8) +
        each(
          [450, 540, 630],
          (y) =>
            circle(x, y, 38, palette.ink) + circle(x, y, 16, mix(palette.ink, palette.cream, 0.16)),
        ),
    ) +
    path(
      `M140 ${floor + 90}L240 ${floor}H1360L1460 ${floor + 90}Z`,
      mix(base, palette.amber, 0.25),
    ) +
    rect(140, floor + 90, 1320, 60, palette.ink) +
    repeat(22, (i) => circle(170 + i * 60, floor + 118, 7, palette.lamp));
  const waiting = random.shuffled([
    at(0, -150, guitar(brush, '#c9722f'), 0.62, -8),
    drum(brush, 190, 190, palette.coral) + at(0, -190, cymbal(brush, 120, 90)),
    at(0, -120, guitar(brush, palette.teal), 0.58, 9),
    at(0, -210, cello(brush), 0.5, 6),
  ]);
  const spots = random.int(3, 4);
  drawing += repeat(spots, (spot) => {
    const x = 800 + (spot - (spots - 1) / 2) * 230 + random.between(-16, 16);
    return (
      ellipse(x, floor + 44, 96, 14, palette.cream, 0.28) + at(x, floor + 40, waiting[spot] ?? '')
    );
  });
  if (theatre) {
    const velvet = mix('#a5352f', palette.ink, 0.22);
    const curtain = each([5, 4, 3, 2, 1, 0], (fold) =>
      path(
        `M${-10 + fold * 52} -10H${46 + fold * 52}C${60 + fold * 40} 400 ${20 + fold * 30} 700 ${24 + fold * 24} 1010H-10Z`,
        fold % 2 === 0 ? velvet : mix(velvet, palette.ink, 0.28),
        1,
      ),
    );
    drawing +=
      curtain +
      mirrored(curtain) +
      repeat(
        9,
        (i) =>
          path(
            `M${i * 180 - 10} -10h200q-10 ${150} -100 150t-100 -150Z`,
            i % 2 === 0 ? velvet : mix(velvet, palette.ink, 0.2),
          ) + stroke(`M${i * 180 - 4} 10q10 128 94 128t94 -128`, palette.amber, 6),
      );
  }
  // Draws the empty seats.
  const seat = mix(base, colours[1] ?? palette.coral, 0.3);
  return (
    drawing +
    repeat(
      9,
      (chair) =>
        rect(chair * 182 - 10, 888, 130, 140, mix(seat, palette.ink, 0.3), 30) +
        rect(chair * 182 - 4, 894, 118, 70, seat, 26),
    )
  );
}
