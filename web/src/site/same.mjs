/** Runs a Python text from standard input in the Python of the site, under Node, and prints what it gives: see `web/same.py`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2] ?? '';
try {
  const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
  const made = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: '0' } });
  const target = made.runPython('import site; site.getsitepackages()[0]');
  made.unpackArchive(new Uint8Array(readFileSync(join(folder, 'engine.pack'))), 'xztar', { extractDir: target });
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) text += part;
  process.stdout.write(made.runPython(text));
} catch (error) {
  // Not the stack: it would show all of Pyodide, which is one line.
  process.stderr.write(`${String(error).slice(-600)}\n`);
  process.exit(1);
}
