/** Serves the built site on workerd, as production does: `node serve.ts --port 4173`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    config: { type: 'string', default: 'wrangler.jsonc' },
    https: { type: 'boolean', default: false },
    // From "log" on, messages of the worker are shown.
    'log-level': { type: 'string', default: 'error' },
  },
});

if (!existsSync('dist/client/_headers')) {
  console.error('The site is not built yet: run `pnpm build` first.');
  process.exit(1);
}

const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'dev'];
const options = ['--config', values.config, '--port', values.port, '--inspector-port', '0'];
const protocol = ['--local-protocol', values.https ? 'https' : 'http'];
const quietly = ['--log-level', values['log-level'], '--show-interactive-dev-session=false'];

const server = spawn(process.execPath, [...wrangler, ...options, ...protocol, ...quietly], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
