/** Python in a worker: Pyodide from the files of the site, and the engine in one archive. */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';

import type { Stage } from './words';

const FOLDER = 'python/';

export async function python(root: string, stage: (stage: Stage) => void = () => undefined): Promise<PyodideAPI> {
  const folder = new URL(FOLDER, root).href;
  stage('python');
  const engine = archive(root, 'engine');
  // Nobody waits for it as yet, and it is heard below if there is none.
  engine.catch(() => undefined);
  // The files of Pyodide are not the page's: they lie in a folder of the site as its package brings them.
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof Load };
  const made = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: '0' } });
  unpack(made, await engine);
  stage('engine');
  return made;
}

/** An archive of the site, under a name that no server takes for something to unpack on the way. */
export async function archive(root: string, name: 'engine' | 'examples'): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(`${FOLDER}${name}.pack`, root));
  if (!answer.ok) throw new Error(`${name}.pack: ${answer.status}`);
  return answer.arrayBuffer();
}

/** What was learned about a game, if anything was, is laid where bots look for it. */
export async function learned(made: PyodideAPI, root: string, game: string): Promise<void> {
  const folder = new URL(FOLDER, root);
  const list = (await (await fetch(new URL('learned.json', folder))).json()) as Record<string, string>;
  const name = list[game];
  if (!name) return;
  const answer = await fetch(new URL(name, folder));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const weights = `${SITE_PACKAGES(made)}/polana/bots/weights`;
  made.FS.mkdirTree(weights);
  made.FS.writeFile(`${weights}/${game}.npz`, new Uint8Array(await answer.arrayBuffer()));
}

export function unpack(made: PyodideAPI, packed: ArrayBuffer): void {
  made.unpackArchive(packed, 'xztar', { extractDir: SITE_PACKAGES(made) });
}

const SITE_PACKAGES = (made: PyodideAPI): string => made.runPython('import site; site.getsitepackages()[0]') as string;
