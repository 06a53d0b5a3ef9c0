/** Python in a worker: Pyodide from the files of the site, and the engine in one archive. */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';

import type { Stage } from './words';

const FOLDER = 'python/';

export async function python(root: string, stage: (stage: Stage) => void = () => undefined): Promise<PyodideAPI> {
  const folder = new URL(FOLDER, root).href;
  stage('python');
  // A name that no server takes for something to unpack on the way.
  const engine = fetch(`${folder}engine.pack`).then((answer) => {
    if (!answer.ok) throw new Error(`engine.pack: ${answer.status}`);
    return answer.arrayBuffer();
  });
  // The files of Pyodide are not the page's: they lie in a folder of the site as its package brings them.
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof Load };
  const [made, archive] = await Promise.all([loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: '0' } }), engine]);
  stage('engine');
  made.unpackArchive(archive, 'gztar', { extractDir: SITE_PACKAGES(made) });
  return made;
}

const SITE_PACKAGES = (made: PyodideAPI): string => made.runPython('import site; site.getsitepackages()[0]') as string;
