/** `pnpm start`: builds everything, then serves the finished site on workerd. */
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

const port = Number(process.env.PORT ?? 4173);
const url = `http://localhost:${port}`;
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' };

function fail(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const isFree = () =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Waits up to 30 seconds for an answer. */
async function responds(path: string): Promise<boolean> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const isThere = await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT is "${process.env.PORT}". Set it to a whole number from 1 to 65535, or unset it.`);
const another = `PORT=${port + 1} npx pnpm@12.21.0 start`;
if (!(await isFree()))
  fail(`Port ${port} is taken. Stop the program that uses it, or choose another: ${another}`);

const built = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], {
  stdio: 'inherit',
  env,
});
if (built.status !== 0) fail('The build failed; its first error stands above.');

const server = spawn('node', ['serve.ts', '--port', String(port)], {
  cwd: new URL('../apps/site', import.meta.url),
  stdio: 'inherit',
  env,
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

const calculator = '/inflation-calculator';
if (await responds(calculator)) {
  console.log(
    `\nTallycomb is running at ${url}  (calculator: ${url}${calculator}, stop: Ctrl+C)\n`,
  );
} else {
  server.kill();
  fail('The site was built, but the server did not answer within 30 seconds.');
}
