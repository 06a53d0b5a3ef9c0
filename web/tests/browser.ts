/** Chromium for the tests: POLANA_CHROMIUM if it is set, else the one that comes with npm, with the libraries it needs. */
import { execFileSync } from 'node:child_process';

function hasNss(): boolean {
  try {
    return execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so');
  } catch {
    return false;
  }
}

export interface Browser {
  executablePath: string;
  args: string[];
}

export async function browser(): Promise<Browser> {
  const own = process.env.POLANA_CHROMIUM;
  if (own) return { executablePath: own, args: ['--no-sandbox', '--disable-gpu'] };
  // The package unpacks its own NSS libraries only where it believes to run in a bare container.
  if (!hasNss()) process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const unwanted = ['--single-process', '--no-zygote', '--headless'];
  return {
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((arg) => !unwanted.some((start) => arg.startsWith(start))),
  };
}
