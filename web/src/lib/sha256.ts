/** SHA-256, for browsers that compute hashes on safe pages only: a table at home has none (FIPS 180-4). */

/** The first 32 bits of the fractional parts of roots of the first primes. */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const said = new TextEncoder().encode(text);
  const bytes = new Uint8Array(Math.ceil((said.length + 9) / 64) * 64);
  bytes.set(said);
  bytes[said.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, said.length * 8);
  let state = START;
  const w = new Int32Array(64);
  const at = (i: number): number => w[i] ?? 0;
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getInt32(block + 4 * i);
      else {
        const [early, late] = [at(i - 15), at(i - 2)];
        w[i] =
          (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)) +
          at(i - 7) +
          (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
          at(i - 16);
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const first =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + at(i)) | 0;
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    state = [a, b, c, d, e, f, g, h].map((word, i) => ((state[i] ?? 0) + word) | 0);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
