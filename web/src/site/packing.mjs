/** Runs a Python file in the Python of the site, under Node, with a folder as `/build`: `packing.mjs PYODIDE FOLDER FILE`, see `web/site.py`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide = '', folder = '', file = ''] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
  const made = await loadPyodide({ indexURL: pyodide, env: { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' } });
  made.mountNodeFS('/build', folder);
  made.runPython(readFileSync(file, 'utf8'), { filename: file });
} catch (error) {
  // Not the stack: it would show all of Pyodide, which is one line.
  process.stderr.write(`${String(error).slice(-2000)}\n`);
  process.exit(1);
}
