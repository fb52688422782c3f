import { mix } from '../colour.ts';
import { bunting, crowd, fairTent, lantern, stringLights } from '../gathering.ts';
import { hills, palm, tree } from '../land.ts';
import { hillTone } from '../palette.ts';
import { person } from '../shore.ts';
import { sky } from '../sky.ts';
import type { Brush } from '../svg.ts';
import {
  artWidth,
  circle,
  ellipse,
  glow,
  group,
  n,
  path,
  polygon,
  rect,
  stroke,
  verticalFill,
} from '../svg.ts';

/** A cone of coloured light from (x, y) down to a floor spot. */
function beam(
  brush: Brush,
  x: number,
  y: number,
  toX: number,
  toY: number,
  spread: number,
  colour: string,
  strength: number,
): string {
  const fill = brush.gradient(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x)}" y1="${n(y)}" x2="${n(toX)}" y2="${n(toY)}"><stop offset="0%" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="100%" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  );
  return polygon(
    [
      [x - 9, y],
      [x + 9, y],
      [toX + spread, toY],
      [toX - spread, toY],
    ],
    fill,
  );
}

function player(brush: Brush, x: number, base: number, size: number, kind: number): string {
  const { palette } = brush;
  const tone = palette.ink;
  const rim = mix(palette.ink, palette.coral, 0.28);
  const unit = size / 8;
  let drawing =
    path(
      `M${n(x - unit)} ${n(base - unit * 3.6)}L${n(x - unit * 1.3)} ${n(base)}H${n(x - unit * 0.4)}L${n(x)} ${n(base - unit * 2.8)}L${n(x + unit * 0.5)} ${n(base)}H${n(x + unit * 1.4)}L${n(x + unit)} ${n(base - unit * 3.6)}Z`,
      tone,
    ) +
    path(
      `M${n(x - unit * 1.2)} ${n(base - unit * 6.1)}Q${n(x)} ${n(base - unit * 6.8)} ${n(x + unit * 1.2)} ${n(base - unit * 6.1)}L${n(x + unit)} ${n(base - unit * 3.2)}H${n(x - unit)}Z`,
      tone,
    ) +
    circle(x, base - unit * 7.3, unit * 0.9, tone) +
    stroke(
      `M${n(x - unit * 0.7)} ${n(base - unit * 7.8)}A${n(unit * 0.9)} ${n(unit * 0.9)} 0 0 1 ${n(x + unit * 0.8)} ${n(base - unit * 7.6)}M${n(x - unit * 1.1)} ${n(base - unit * 6.1)}Q${n(x)} ${n(base - unit * 6.75)} ${n(x + unit * 1.1)} ${n(base - unit * 6.1)}`,
      rim,
      4,
    );
  if (kind === 0)
    drawing +=
      stroke(
        `M${n(x - unit * 1.1)} ${n(base - unit * 5.8)}L${n(x - unit * 1.5)} ${n(base - unit * 4.2)}L${n(x - unit * 0.3)} ${n(base - unit * 3.7)}M${n(x + unit * 1.1)} ${n(base - unit * 5.8)}L${n(x + unit * 2.4)} ${n(base - unit * 5.1)}`,
        tone,
        unit * 0.6,
      ) +
      group(
        ellipse(0, 0, unit * 1.25, unit * 0.95, palette.coral) +
          circle(unit * 0.2, 0, unit * 0.36, palette.ink) +
          rect(unit * 0.9, -unit * 0.16, unit * 3, unit * 0.32, palette.wood, 3),
        `translate(${n(x - unit * 0.3)} ${n(base - unit * 3.9)}) rotate(-22)`,
      );
  else if (kind === 1)
    drawing +=
      stroke(
        `M${n(x - unit * 1.1)} ${n(base - unit * 5.8)}L${n(x - unit * 1.9)} ${n(base - unit * 7.6)}M${n(x + unit * 1.1)} ${n(base - unit * 5.8)}L${n(x + unit * 1.5)} ${n(base - unit * 4.9)}L${n(x + unit * 0.75)} ${n(base - unit * 6.3)}`,
        tone,
        unit * 0.6,
      ) +
      stroke(
        `M${n(x + unit * 0.8)} ${n(base)}V${n(base - unit * 6.4)}`,
        mix(palette.ink, palette.cream, 0.25),
        4,
      ) +
      ellipse(x + unit * 0.72, base - unit * 6.6, unit * 0.28, unit * 0.38, palette.cream);
  else
    drawing +=
      stroke(
        `M${n(x - unit * 1.1)} ${n(base - unit * 5.8)}L${n(x - unit * 1.6)} ${n(base - unit * 4.2)}L${n(x - unit * 0.5)} ${n(base - unit * 3.3)}M${n(x + unit * 1.1)} ${n(base - unit * 5.8)}L${n(x + unit * 1.7)} ${n(base - unit * 4.2)}L${n(x + unit * 0.5)} ${n(base - unit * 3.3)}`,
        tone,
        unit * 0.6,
      ) +
      rect(x - unit * 1.2, base - unit * 3.6, unit * 2.4, unit * 2.6, palette.amber, unit * 0.5) +
      ellipse(x, base - unit * 3.6, unit * 1.2, unit * 0.36, palette.cream);
  return drawing;
}

/** A concert: beams, band and the crowd in front. */
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
    verticalFill(brush, [
      [0, mix(base, palette.ink, 0.6)],
      [0.65, base],
      [1, palette.ink],
    ]),
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
      circle(800, 520, 250, mix(palette.amber, palette.coral, 0.25), 'opacity="0.85"') +
      circle(800, 520, 196, mix(palette.amber, palette.cream, 0.35), 'opacity="0.8"');
  } else {
    for (let panel = 0; panel < 9; panel += 1)
      drawing += rect(
        330 + panel * 106,
        250,
        94,
        380,
        mix(base, colours[panel % 3] ?? palette.coral, 0.22 + 0.2 * Math.sin(panel * 1.3)),
        8,
        'opacity="0.8"',
      );
  }
  const lamps = 9;
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const x = 160 + (lamp * 1280) / (lamps - 1);
    drawing += beam(
      brush,
      x,
      120,
      x + (800 - x) * random.between(-0.5, 0.75),
      860,
      random.between(90, 170),
      colours[lamp % colours.length] ?? palette.coral,
      0.5,
    );
  }
  drawing +=
    rect(60, 86, 1480, 10, palette.ink) +
    rect(60, 126, 1480, 10, palette.ink) +
    Array.from({ length: 37 }, (_, index) =>
      stroke(
        `M${60 + index * 40} 131L${80 + index * 40} 91L${100 + index * 40} 131`,
        palette.ink,
        4,
      ),
    ).join('');
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const x = 160 + (lamp * 1280) / (lamps - 1);
    drawing +=
      rect(x - 18, 132, 36, 34, palette.ink, 7) +
      circle(x, 168, 13, mix(colours[lamp % colours.length] ?? palette.coral, '#ffffff', 0.55));
  }
  const floor = 700;
  for (const x of [190, 1410])
    drawing +=
      rect(x - 80, 380, 160, floor - 380, mix(palette.ink, base, 0.3), 8) +
      [450, 540, 630]
        .map(
          (y) =>
            circle(x, y, 38, palette.ink) + circle(x, y, 16, mix(palette.ink, palette.cream, 0.16)),
        )
        .join('');
  drawing +=
    path(
      `M140 ${floor + 90}L240 ${floor}H1360L1460 ${floor + 90}Z`,
      mix(base, palette.amber, 0.25),
    ) +
    rect(140, floor + 90, 1320, 60, palette.ink) +
    Array.from({ length: 22 }, (_, index) =>
      circle(170 + index * 60, floor + 118, 7, palette.lamp),
    ).join('');
  const kinds = random.shuffled([0, 1, 2, 0]);
  const spots = random.int(3, 4);
  for (let spot = 0; spot < spots; spot += 1) {
    const x = 800 + (spot - (spots - 1) / 2) * 210 + random.between(-20, 20);
    drawing +=
      ellipse(x, floor + 44, 70, 12, palette.cream, 'opacity="0.28"') +
      player(brush, x, floor + 44, random.between(262, 290), kinds[spot] ?? 0);
  }
  if (theatre) {
    const velvet = mix('#a5352f', palette.ink, 0.22);
    for (const side of [0, 1]) {
      let folds = '';
      for (let fold = 0; fold < 6; fold += 1)
        folds += path(
          `M${n(-10 + fold * 52)} -10H${n(46 + fold * 52)}C${n(60 + fold * 40)} 400 ${n(20 + fold * 30)} 700 ${n(24 + fold * 24)} 1010H-10Z`,
          fold % 2 === 0 ? velvet : mix(velvet, palette.ink, 0.28),
          `opacity="1"`,
        );
      const ordered = folds
        .split('<path')
        .filter(Boolean)
        .reverse()
        .map((piece) => `<path${piece}`)
        .join('');
      drawing += side === 0 ? ordered : group(ordered, 'translate(1600 0) scale(-1 1)');
    }
    drawing += Array.from(
      { length: 9 },
      (_, index) =>
        path(
          `M${index * 180 - 10} -10h200q-10 ${n(150)} -100 150t-100 -150Z`,
          index % 2 === 0 ? velvet : mix(velvet, palette.ink, 0.2),
        ) + stroke(`M${index * 180 - 4} 10q10 128 94 128t94 -128`, palette.amber, 6),
    ).join('');
  }
  return (
    drawing +
    crowd(brush, theatre ? 905 : 850, mix(base, colours[1] ?? palette.coral, 0.16), theatre ? 1 : 2)
  );
}

/** A dance floor under a mirror ball. */
export function club(brush: Brush): string {
  const { random, palette } = brush;
  const base = palette.mood === 'dusk' ? '#5a2b62' : random.pick(['#123a5c', '#0e4650', '#43265a']);
  let drawing = rect(
    0,
    0,
    artWidth,
    1000,
    verticalFill(brush, [
      [0, mix(base, palette.ink, 0.7)],
      [0.6, base],
      [1, mix(base, palette.ink, 0.5)],
    ]),
  );
  const colours = random.shuffled(['#ff7d5c', palette.amber, '#38c6c4', '#e35d90', '#8a7bf0']);
  const centre = { x: random.between(640, 960), y: random.between(230, 290) };
  const rings = random.chance(0.5);
  if (rings)
    for (let ring = 6; ring > 0; ring -= 1)
      drawing += circle(
        centre.x,
        centre.y + 160,
        ring * 118,
        'none',
        `stroke="${colours[ring % colours.length] ?? palette.coral}" stroke-width="10" opacity="${n(0.6 - ring * 0.07)}"`,
      );
  else
    for (let arch = 5; arch > 0; arch -= 1)
      drawing += stroke(
        `M${n(800 - arch * 140)} 1010V${n(560 - arch * 30)}A${n(arch * 140)} ${n(arch * 120)} 0 0 1 ${n(800 + arch * 140)} ${n(560 - arch * 30)}V1010`,
        colours[arch % colours.length] ?? palette.coral,
        9,
        `opacity="${n(0.75 - arch * 0.1)}"`,
      );
  for (let ray = 0; ray < 14; ray += 1) {
    const angle = (ray / 14) * Math.PI * 2 + random.between(-0.1, 0.1);
    drawing += beam(
      brush,
      centre.x,
      centre.y,
      centre.x + Math.cos(angle) * 1100,
      centre.y + Math.sin(angle) * 1000,
      random.between(50, 110),
      colours[ray % colours.length] ?? palette.coral,
      0.36,
    );
  }
  for (let spot = 0; spot < 46; spot += 1)
    drawing += ellipse(
      random.between(0, artWidth),
      random.between(0, 780),
      random.between(7, 18),
      random.between(5, 12),
      random.pick(colours),
      `opacity="${n(random.between(0.25, 0.7))}"`,
    );
  const radius = random.between(118, 146);
  drawing +=
    glow(brush, centre, radius * 2.6, palette.cream, 0.45) +
    rect(centre.x - 3, -10, 6, centre.y, palette.ink) +
    circle(centre.x, centre.y, radius, '#9fb7c4');
  const tiles: string[] = [];
  for (let row = -6; row <= 6; row += 1) {
    const y = (row / 6.5) * radius;
    const half = Math.sqrt(Math.max(radius * radius - y * y, 0));
    const columns = 13;
    for (let column = 0; column < columns; column += 1) {
      const a = Math.sin(((column / columns) * 2 - 1) * (Math.PI / 2)) * half;
      const b = Math.sin((((column + 1) / columns) * 2 - 1) * (Math.PI / 2)) * half;
      const shine = random.next();
      tiles.push(
        rect(
          centre.x + a + 1,
          centre.y + y - radius / 14,
          Math.max(b - a - 2, 0.5),
          radius / 7.6,
          shine > 0.86
            ? '#ffffff'
            : shine > 0.6
              ? mix('#bfd6dd', random.pick(colours), 0.35)
              : mix('#6f8b9c', base, shine),
          1,
        ),
      );
    }
  }
  drawing += `<clipPath id="ball"><circle cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}"/></clipPath><g clip-path="url(#ball)">${tiles.join('')}</g>`;
  drawing += stroke(
    `M${n(centre.x - radius * 0.55)} ${n(centre.y - radius * 0.62)}l-34 -34m0 34l34 -34`,
    '#ffffff',
    6,
    'opacity="0.9"',
  );
  const booth = 690;
  drawing +=
    rect(570, booth, 460, 150, mix(palette.ink, base, 0.35), 14) +
    Array.from({ length: 15 }, (_, index) =>
      rect(
        594 + index * 28,
        booth + 128 - random.between(18, 96),
        17,
        96,
        colours[index % colours.length] ?? palette.coral,
        4,
        'opacity="0.85"',
      ),
    ).join('') +
    rect(570, booth + 118, 460, 40, mix(palette.ink, base, 0.35)) +
    rect(552, booth - 18, 496, 26, palette.ink, 8);
  drawing +=
    person(brush, 800, booth + 30, 250, { shirt: mix(palette.ink, base, 0.2), legs: palette.ink }) +
    stroke(`M758 ${booth - 162}A44 44 0 0 1 842 ${booth - 162}`, palette.cream, 9) +
    rect(570, booth + 6, 460, 30, mix(palette.ink, base, 0.25));
  return drawing + crowd(brush, 830, mix(base, colours[0] ?? palette.coral, 0.22), 3);
}

/** A fair with tents, flags and lights. */
export function festival(brush: Brush): string {
  const { random, palette } = brush;
  const ground = random.between(690, 730);
  const dark = palette.mood === 'night' || palette.mood === 'dusk';
  let drawing =
    sky(brush, {
      horizon: ground - 120,
      sun: { x: random.between(420, 1180), y: random.between(220, 360) },
    }) + hills(brush, ground - 60, 3, random.between(220, 300), 0.65);
  drawing += rect(0, ground - 64, artWidth, 70, mix(hillTone(palette, 0.8), palette.leafDark, 0.5));
  for (let index = 0; index < 7; index += 1)
    drawing += tree(brush, random.between(-20, 1620), ground - 10, random.between(170, 260));
  const grass = mix(
    mix(palette.leaf, palette.hillNear, dark ? 0.5 : 0.05),
    palette.sand,
    random.chance(0.4) ? 0.55 : 0.08,
  );
  drawing += rect(
    0,
    ground - 6,
    artWidth,
    320,
    verticalFill(brush, [
      [0, grass],
      [1, mix(grass, palette.ink, 0.32)],
    ]),
  );
  drawing += path(
    `M620 1010C660 ${n(ground + 150)} 740 ${n(ground + 60)} 760 ${n(ground)}H850C870 ${n(ground + 60)} 960 ${n(ground + 150)} 1010 1010Z`,
    mix(palette.sand, palette.ink, dark ? 0.3 : 0.02),
  );
  if (random.chance(0.55)) {
    // A big wheel behind the tents.
    const wheel = { x: random.pick([380, 1220]), y: ground - 290, r: 230 };
    const frame = mix(palette.ink, palette.hillNear, 0.3);
    drawing +=
      stroke(
        `M${wheel.x} ${n(wheel.y)}L${wheel.x - 130} ${n(ground)}M${wheel.x} ${n(wheel.y)}L${wheel.x + 130} ${n(ground)}`,
        frame,
        14,
      ) +
      circle(wheel.x, wheel.y, wheel.r, 'none', `stroke="${frame}" stroke-width="11"`) +
      circle(wheel.x, wheel.y, wheel.r * 0.72, 'none', `stroke="${frame}" stroke-width="5"`);
    for (let spoke = 0; spoke < 12; spoke += 1) {
      const angle = (spoke / 12) * Math.PI * 2;
      const x = wheel.x + Math.cos(angle) * wheel.r;
      const y = wheel.y + Math.sin(angle) * wheel.r;
      drawing +=
        stroke(`M${wheel.x} ${n(wheel.y)}L${n(x)} ${n(y)}`, frame, 4) +
        rect(
          x - 22,
          y + 4,
          44,
          34,
          [palette.coral, palette.amber, palette.teal][spoke % 3] ?? palette.coral,
          12,
        ) +
        rect(x - 15, y + 9, 30, 12, dark ? palette.lamp : palette.cream, 4) +
        (dark ? circle(x, y, 6, palette.lamp) : '');
    }
    drawing += circle(wheel.x, wheel.y, 20, palette.amber);
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
      stringLights(brush, 800, 250, 1620, 150, 80, 12);
    for (const x of [180, 430, 690, 930, 1180, 1430])
      drawing += lantern(
        brush,
        x + random.between(-20, 20),
        random.between(300, 390),
        random.between(34, 46),
        random.pick([palette.coral, palette.amber, '#e9876a']),
      );
  } else {
    drawing +=
      bunting(brush, -20, 110, 820, 190, 70, 14) +
      bunting(brush, 780, 190, 1620, 90, 80, 14) +
      bunting(brush, -20, 300, 1620, 280, 60, 26);
    for (let balloon = 0; balloon < 4; balloon += 1) {
      const x = random.between(420, 1180);
      const y = random.between(330, 470);
      drawing +=
        stroke(`M${n(x)} ${n(y)}q14 60 -6 130`, palette.ink, 2) +
        ellipse(
          x,
          y,
          27,
          34,
          random.pick([palette.coral, palette.amber, palette.teal, palette.cream]),
        ) +
        ellipse(x - 9, y - 11, 7, 10, '#ffffff', 'opacity="0.4"');
    }
  }
  const people = random.int(6, 9);
  const places = Array.from({ length: people }, () => ({
    x: random.between(120, 1480),
    y: ground + random.between(110, 250),
  })).sort((a, b) => a.y - b.y);
  for (const spot of places)
    drawing +=
      ellipse(spot.x, spot.y, 40, 7, palette.ink, 'opacity="0.22"') +
      person(brush, spot.x, spot.y, 150 + (spot.y - ground - 110) * 0.45, {
        shirt: random.pick([palette.coral, palette.amber, palette.teal, palette.cream, '#d9577a']),
        ...(random.chance(0.35) ? { hat: palette.cream } : {}),
      });
  return drawing + (random.chance(0.5) ? palm(brush, random.pick([70, 1530]), 1015, 650, 0) : '');
}
