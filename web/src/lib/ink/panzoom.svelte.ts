/** Pan and zoom of a drawing: wheel, drag, pinch, double tap. The state is a scale and a shift in the drawing's units. */
export class PanZoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** A drag is not a click: boards look at this before they take a click. */
  dragged = false;
  /** The reader has moved it, with a wheel, a finger, a key of the map. Who moves it otherwise may forget that. */
  byHand = false;
  #frame = 0;

  get moved(): boolean {
    return this.k !== 1 || this.x !== 0 || this.y !== 0;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.k})`;
  }

  reset(): void {
    this.halt();
    this.k = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Go to a scale and a shift, within this many ms. */
  glide(to: { k: number; x: number; y: number }, time: number): void {
    this.halt();
    const from = { k: this.k, x: this.x, y: this.y };
    const start = performance.now();
    const step = (now: number): void => {
      const f = time > 0 ? Math.min(1, Math.max(0, (now - start) / time)) : 1;
      const ease = f * f * (3 - 2 * f);
      this.k = from.k + (to.k - from.k) * ease;
      this.x = from.x + (to.x - from.x) * ease;
      this.y = from.y + (to.y - from.y) * ease;
      if (f < 1) this.#frame = requestAnimationFrame(step);
    };
    step(start);
  }

  halt(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Scale about a point of the drawing. */
  zoom(by: number, px: number, py: number): void {
    this.halt();
    this.byHand = true;
    const k = Math.min(4, Math.max(1, this.k * by));
    const f = k / this.k;
    this.x = k === 1 ? 0 : px - (px - this.x) * f;
    this.y = k === 1 ? 0 : py - (py - this.y) * f;
    this.k = k;
  }

  /** Listen on a drawing. */
  attach = (svg: SVGSVGElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let last = { x: 0, y: 0 };
    let start = { x: 0, y: 0 };
    let spread = 0;
    let tapped = 0;
    let spot = { x: 0, y: 0 };

    const point = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
      const ctm = svg.getScreenCTM();
      if (!ctm) return { x: 0, y: 0 };
      const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(ctm.inverse());
      return { x: p.x, y: p.y };
    };
    const scale = (): number => svg.getScreenCTM()?.a ?? 1;

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const p = point(event);
      this.zoom(Math.exp(-event.deltaY * 0.0016), p.x, p.y);
    };
    const down = (event: PointerEvent): void => {
      this.halt();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      last = start = { x: event.clientX, y: event.clientY };
      this.dragged = false;
      if (event.pointerType === 'touch' && fingers.size === 1) {
        // Two taps at one spot, not two answers at two.
        if (event.timeStamp - tapped < 300 && Math.hypot(event.clientX - spot.x, event.clientY - spot.y) < 30) {
          const p = point(event);
          if (this.k > 1) this.reset();
          else this.zoom(2, p.x, p.y);
          this.dragged = true;
        }
        tapped = event.timeStamp;
        spot = { x: event.clientX, y: event.clientY };
      }
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()];
        if (!a || !b) return;
        const now = Math.hypot(a.x - b.x, a.y - b.y);
        const p = point({ clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 });
        if (spread) this.zoom(now / spread, p.x, p.y);
        spread = now;
        this.dragged = true;
        return;
      }
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > 6) this.dragged = true;
      if (this.dragged && this.k > 1) {
        this.byHand = true;
        this.x += (event.clientX - last.x) / scale();
        this.y += (event.clientY - last.y) / scale();
      }
      last = { x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      spread = 0;
    };
    const click = (event: MouseEvent): void => {
      if (this.dragged) event.stopPropagation();
      this.dragged = false;
    };

    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    svg.addEventListener('click', click, { capture: true });
    return () => {
      this.halt();
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      svg.removeEventListener('click', click, { capture: true });
    };
  };
}
