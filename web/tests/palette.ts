/** A picture with 256 colours in place of millions: a drawing looks the same and takes a third of the room. */
import { crc32, deflateSync } from 'node:zlib';

interface Shade {
  rgb: readonly [number, number, number];
  count: number;
}

/** Colours so near that nobody tells them apart share a cell: five bits for each part. */
const cell = (pixels: Uint8Array, at: number): number =>
  (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3);

function shades(pixels: Uint8Array): Map<number, Shade> {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < pixels.length; at += 4) {
    const id = cell(pixels, at);
    let sum = sums.get(id);
    if (!sum) sums.set(id, (sum = [0, 0, 0, 0]));
    for (const part of [0, 1, 2] as const) sum[part] += pixels[at + part] ?? 0;
    sum[3] += 1;
  }
  return new Map([...sums].map(([id, [r, g, b, count]]) => [id, { rgb: [r / count, g / count, b / count], count }]));
}

const spread = (box: readonly Shade[], part: 0 | 1 | 2): number => {
  const values = box.map((shade) => shade.rgb[part]);
  return Math.max(...values) - Math.min(...values);
};

/** Median cut: the box with the most to lose is halved until there are enough. */
function boxes(all: Shade[], most: number): Shade[][] {
  const made = [all];
  const worth = (box: readonly Shade[]): number =>
    box.length < 2
      ? 0
      : Math.max(spread(box, 0), spread(box, 1), spread(box, 2)) *
        Math.cbrt(box.reduce((sum, shade) => sum + shade.count, 0));
  const worths = [worth(all)];
  while (made.length < most) {
    const at = worths.indexOf(Math.max(...worths));
    const box = made[at];
    if (!box || box.length < 2) break;
    const part = ([0, 1, 2] as const).reduce((best, next) => (spread(box, next) > spread(box, best) ? next : best));
    box.sort((a, b) => a.rgb[part] - b.rgb[part]);
    const half = box.reduce((sum, shade) => sum + shade.count, 0) / 2;
    let cut = 0;
    for (let sum = 0; cut < box.length - 1 && sum < half; cut++) sum += box[cut]?.count ?? 0;
    const right = box.splice(Math.max(1, cut));
    made.push(right);
    worths[at] = worth(box);
    worths.push(worth(right));
  }
  return made;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** RGBA pixels as a PNG with a palette. */
export function png(pixels: Uint8Array, width: number, height: number): Buffer {
  const found = shades(pixels);
  const index = new Map<Shade, number>();
  const palette: number[] = [];
  boxes([...found.values()], 256).forEach((box, i) => {
    const count = box.reduce((sum, shade) => sum + shade.count, 0);
    for (const part of [0, 1, 2] as const)
      palette.push(Math.round(box.reduce((sum, shade) => sum + shade.rgb[part] * shade.count, 0) / count));
    for (const shade of box) index.set(shade, i);
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shade = found.get(cell(pixels, (y * width + x) * 4));
      rows[y * (width + 1) + x + 1] = shade ? (index.get(shade) ?? 0) : 0;
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, each an entry of the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
