/** Chromium for the tests: POLANA_CHROMIUM if it is set, else the one that comes with npm, with the libraries it needs. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(import.meta.dirname, '..', 'node_modules');
const FOLDER = join(MODULES, '.chromium');

/** No sandbox, because containers have none to give; drawn by the processor; and letters as they are, on any machine. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-webgl',
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
];

/** The libraries that it needs and a small machine may lack. */
function hasLibraries(): boolean {
  try {
    const known = execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' });
    return known.includes('libnss3.so') && known.includes('libexpat.so.1');
  } catch {
    return false;
  }
}

/** Unpack once for this checkout: beside it and then in one move, so that nobody finds half of it. */
function unpack(): void {
  const fresh = mkdtempSync(join(MODULES, '.chromium-'));
  // The package unpacks into the folder for temporary files, and its libraries only where it believes to be at Amazon's.
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(MODULES, '..'),
    env,
    stdio: 'inherit',
  });
  try {
    renameSync(fresh, FOLDER);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(FOLDER)) throw error;
  }
}

export interface Browser {
  executablePath: string;
  args: string[];
}

export function browser(): Browser {
  const own = process.env.POLANA_CHROMIUM;
  if (own) return { executablePath: own, args: ARGS };
  if (!existsSync(FOLDER)) unpack();
  if (!hasLibraries())
    process.env.LD_LIBRARY_PATH = [join(FOLDER, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':');
  if (!existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= join(FOLDER, 'fonts');
  return { executablePath: join(FOLDER, 'chromium'), args: ARGS };
}
