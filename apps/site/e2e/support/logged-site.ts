/** The site on its real host, over HTTPS, with what it logs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loggedPort } from './sites';

export interface LoggedSite {
  readonly origin: string;
  /** The reports in the log so far. */
  readonly reports: () => readonly Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

const isReport = (line: string) => line.startsWith('{') && line.includes('"report":');

export function startLoggedSite(): LoggedSite {
  const options = ['--port', String(loggedPort), '--https', '--log-level', 'log'];
  const server = spawn(process.execPath, ['serve.ts', ...options]);
  let log = '';
  for (const output of [server.stdout, server.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  return {
    origin: `https://localhost:${loggedPort}`,
    reports: () =>
      log
        .split('\n')
        .filter(isReport)
        .map((line) => JSON.parse(line)),
    async close() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
