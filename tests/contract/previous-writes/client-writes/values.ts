/** A text of the greatest length that a form accepts. */
export const long = (length: number) => 'a'.repeat(length);

export const placeImage = {
  width: 1600,
  height: 1067,
  widths: [320, 640, 828, 1280],
  colour: '#a1b2c3',
};

export const manager = { uid: 'manager', isSuperAdmin: false };
export const admin = { uid: 'admin', isSuperAdmin: true };
