/** The land on a canvas: sea along the coast, ground, fields, woods and hills, footpaths between areas. Painted in slices, so that nobody waits. */
import { blob, seeded } from '$lib/ink/paths';

import { atSea, CHARTS } from './charts';
import { layersOf, type Kind } from './flora';
import { at, boxOf, middle, outline, over, R, ring, winding, type Cell } from './grid';
import { around, growthOf, type Clear, type Ground, type Growth } from './growth';
import type { Border } from './faces';

export interface Area extends Ground {
  cell: Cell;
  borders: readonly Border[];
  clear: readonly Clear[];
}
export interface Scenery {
  areas: readonly Area[];
  winter: boolean;
  /** Pixels of the canvas to a unit of the map. */
  scale: number;
  colour: (name: string) => string;
}
/** So much sea belongs to the picture on each side of the land. */
const SHORE = R * 1.6;

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}
export function placeOf(areas: readonly Area[]): Place {
  const { x, y, w, h } = boxOf(areas.map((area) => area.cell));
  return { x: x - SHORE, y: y - SHORE, w: w + 2 * SHORE, h: h + 2 * SHORE };
}

type Paper = CanvasRenderingContext2D;

export class Painter {
  readonly canvas: HTMLCanvasElement;
  readonly place: Place;
  readonly #paper: Paper;
  readonly #scene: Scenery;
  readonly #sprites = new Map<string, { image: ImageBitmap; x: number; y: number; w: number; h: number }>();
  readonly #grown = new Map<string, Growth>();
  readonly #board: ReadonlyMap<string, Area>;

  constructor(scene: Scenery) {
    this.#scene = scene;
    this.place = placeOf(scene.areas);
    this.#board = new Map(scene.areas.map((area) => [at(area.cell), area]));
    this.canvas = document.createElement('canvas');
    this.canvas.width = Math.ceil(this.place.w * scene.scale);
    this.canvas.height = Math.ceil(this.place.h * scene.scale);
    // Drawn by the processor: each slice is done when it ends, nothing piles up for the moment at which it is shown.
    const paper = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!paper) throw new Error('no canvas');
    this.#paper = paper;
    paper.scale(scene.scale, scene.scale);
    paper.translate(-this.place.x, -this.place.y);
    paper.lineJoin = 'round';
    paper.lineCap = 'round';
  }

  /** All of it, slice by slice. */
  *whole(): Generator<void> {
    this.#coast();
    yield;
    for (const area of this.#scene.areas) {
      this.#area(area, area.clear);
      yield;
    }
    this.#paths(this.#scene.areas);
  }

  /** An area once more, because something has come or gone. */
  again(name: string, clear: readonly Clear[]): void {
    const area = this.#scene.areas.find((one) => one.id === name);
    if (!area) return;
    this.#area(area, clear);
    this.#paper.save();
    this.#paper.clip(new Path2D(ring(area.cell)));
    this.#paths([area], true);
    this.#paper.restore();
  }

  /** What was drawn is on the paper. */
  done(): void {
    this.#paper.getImageData(0, 0, 1, 1);
  }

  #stroke(path: Path2D, colour: string, width: number, opacity = 1): void {
    const paper = this.#paper;
    paper.globalAlpha = opacity;
    paper.strokeStyle = this.#scene.colour(colour);
    paper.lineWidth = width;
    paper.stroke(path);
    paper.globalAlpha = 1;
  }
  #fill(path: Path2D, colour: string, opacity = 1): void {
    const paper = this.#paper;
    paper.globalAlpha = opacity;
    paper.fillStyle = this.#scene.colour(colour);
    paper.fill(path);
    paper.globalAlpha = 1;
  }

  /** Ships and beasts where the water is wide. */
  #charts(): void {
    const paper = this.#paper;
    const cells = this.#scene.areas.map((area) => area.cell);
    const { x: left, y: top, w, h } = boxOf(cells);
    const inset = SHORE - R * 0.7;
    const frame = { x: left - inset, y: top - inset, w: w + 2 * inset, h: h + 2 * inset };
    for (const { x, y, chart, size } of atSea(cells, frame)) {
      paper.save();
      paper.translate(x, y);
      paper.scale(size, size);
      for (const { d, fill, width } of CHARTS[chart]) {
        const path = new Path2D(d);
        if (fill) this.#fill(path, fill, 0.75);
        this.#stroke(path, '--sea-ink', width, 0.9);
      }
      paper.restore();
    }
  }

  /** Ripples, floes in winter, and sand. */
  #coast(): void {
    const { areas, winter } = this.#scene;
    const land = new Path2D(outline(areas.map((area) => area.cell)));
    this.#stroke(land, '--sea-2', R * 0.46, 0.55);
    this.#stroke(land, '--sea-ink', R * 0.33, 0.35);
    this.#stroke(land, '--sea-2', R * 0.3);
    this.#stroke(land, '--sea-ink', R * 0.19, 0.45);
    this.#stroke(land, '--sea', R * 0.16);
    if (winter) {
      const rng = seeded(8);
      const { x, y, w, h } = this.place;
      for (let i = 0; i < (w * h) / 9000; i++) {
        const r = 4 + 8 * rng();
        const floe = new Path2D(blob(x + w * rng(), y + h * rng(), r * 1.5, r * 0.8, i * 7 + 1, 6, 0.25));
        this.#fill(floe, '--floe', 0.85);
        this.#stroke(floe, '--sea-ink', 0.8, 0.7);
      }
    }
    this.#charts();
    this.#fill(land, '--sand');
    this.#stroke(land, '--land-ink', R * 0.075);
    this.#stroke(land, '--sand', R * 0.045);
  }

  #area(area: Area, clear: readonly Clear[]): void {
    const paper = this.#paper;
    const { winter, colour } = this.#scene;
    let growth = this.#grown.get(area.id);
    if (!growth) this.#grown.set(area.id, (growth = growthOf(area, winter)));
    const shape = new Path2D(ring(area.cell));
    this.#fill(shape, growth.floor === 'floor' ? '--floor' : '--meadow');
    if (growth.floor === 'hill') this.#fill(shape, '--hill-a', 0.7);
    const [cx, cy] = middle(area.cell);
    paper.save();
    paper.clip(shape);
    paper.translate(cx, cy);
    for (const parcel of growth.parcels) {
      paper.save();
      paper.translate(parcel.x, parcel.y);
      paper.rotate((parcel.turn * Math.PI) / 180);
      const path = new Path2D(parcel.d);
      this.#fill(path, parcel.tint);
      this.#stroke(path, '--land-ink', 0.9, 0.55);
      if (parcel.broken) paper.setLineDash([6, 2]);
      this.#stroke(new Path2D(parcel.furrows), '--furrow', 0.9, winter ? 0.35 : 0.5);
      paper.restore();
    }
    const grass = new Path2D();
    for (const [x, y] of growth.grass) {
      grass.moveTo(x, y);
      grass.lineTo(x + 2, y - 4);
      grass.moveTo(x + 4, y);
      grass.lineTo(x + 3, y - 3);
    }
    this.#stroke(grass, '--land-ink', 0.8, 0.3);
    for (const { kind, tint, x, y, size } of around(growth.plants, clear)) {
      const sprite = this.#sprite(kind, tint, size, colour);
      paper.drawImage(sprite.image, x + sprite.x, y + sprite.y, sprite.w, sprite.h);
    }
    paper.restore();
  }

  /** A drawing that is used many times, at its size. */
  #sprite(
    kind: Kind,
    tint: string,
    size: number,
    colour: (name: string) => string,
  ): { image: ImageBitmap; x: number; y: number; w: number; h: number } {
    const key = `${kind} ${tint} ${size}`;
    let found = this.#sprites.get(key);
    if (!found) {
      const { scale, winter } = this.#scene;
      const [x, y, w, h] = [-20 * size, -30 * size, 40 * size, 38 * size];
      const sheet = new OffscreenCanvas(Math.ceil(w * scale), Math.ceil(h * scale));
      const paper = sheet.getContext('2d');
      if (!paper) throw new Error('no canvas');
      paper.scale(scale * size, scale * size);
      paper.translate(20, 30);
      paper.lineJoin = paper.lineCap = 'round';
      for (const layer of layersOf(kind, winter)) {
        const path = new Path2D(layer.d);
        const named = (name: string): string => colour(name === 'tint' ? tint : name);
        paper.globalAlpha = layer.opacity ?? 1;
        if (layer.fill) {
          paper.fillStyle = named(layer.fill);
          paper.fill(path);
        }
        if (layer.line) {
          paper.strokeStyle = named(layer.line);
          paper.lineWidth = layer.width ?? 1;
          paper.stroke(path);
        }
      }
      // A picture and no canvas: whether somebody has drawn on that since is looked up whenever it is used.
      const image = sheet.transferToImageBitmap();
      this.#sprites.set(key, (found = { image, x, y, w: image.width / scale, h: image.height / scale }));
    }
    return found;
  }

  /** Where nothing parts two areas: a footpath. */
  #paths(areas: readonly Area[], both = false): void {
    let d = '';
    for (const { cell, borders } of areas)
      for (let side = 0; side < (both ? 6 : 3); side++) {
        const beyond = this.#board.get(at(over(cell, side)));
        if (!beyond || borders[side] !== 'none' || beyond.borders[(side + 3) % 6] !== 'none') continue;
        // From the same end for both neighbours, so that dashes meet.
        const way = side < 3 ? winding(cell, side) : winding(over(cell, side), side - 3);
        d += `M${way.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
      }
    const path = new Path2D(d);
    this.#stroke(path, '--glade', 4.6, 0.9);
    this.#paper.setLineDash([7, 4]);
    this.#stroke(path, '--land-ink', 1.5, 0.75);
    this.#paper.setLineDash([]);
  }
}
