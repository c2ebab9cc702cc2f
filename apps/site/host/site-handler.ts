/** Answers a request the same on every host; each gives its static files. */
import { maskText } from '../src/fault-reports/report-format.ts';
import { asData, asText } from './answers.ts';
import { type Assets, answerFile, answerNotFound, isNotFoundPage } from './files.ts';
import { answerHealth } from './health.ts';
import { answerLookup } from './lookup.ts';
import { createReportsHandler, REPORTS_PATH } from './reports.ts';

interface Route {
  /** Stands in the log instead of the path, which holds what a visitor entered. */
  readonly name: string;
  readonly accepts: (pathname: string) => boolean;
  readonly answer: (request: Request, assets: Assets) => Promise<Response>;
}

const files: Route = { name: 'file', accepts: () => true, answer: answerFile };

const takeReports = createReportsHandler();
const answerReports = async (request: Request) => asData(await takeReports(request));

const routes: readonly Route[] = [
  { name: 'lookup', accepts: (path) => path.startsWith('/api/'), answer: answerLookup },
  { name: 'health', accepts: (path) => path === '/healthz', answer: answerHealth },
  { name: 'reports', accepts: (path) => path === REPORTS_PATH, answer: answerReports },
  { name: 'not-found', accepts: isNotFoundPage, answer: answerNotFound },
];

/** A handled request as it is logged: nothing of who asked, nothing of what was entered. */
export interface LoggedRequest {
  readonly time: string;
  readonly request: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** On workerd, clocks stand still while code runs: this is what was waited for. */
  readonly ms: number;
  readonly error?: string;
}

export type Log = (entry: LoggedRequest) => void;

const logLine: Log = (entry) => console.log(JSON.stringify(entry));

/** Any text may be a method over HTTP/2. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const failed = () => asText(500, ['Something broke on our side.']);

/** Gives the one handler of all requests; it never rejects. */
export function createSiteHandler(log: Log = logLine) {
  return async (request: Request, assets: Assets): Promise<Response> => {
    const start = performance.now();
    const { pathname } = new URL(request.url);
    const route = routes.find(({ accepts }) => accepts(pathname)) ?? files;
    const outcome = await route.answer(request, assets).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ answer: failed(), error: maskText(String(error)) }),
    );
    const { answer, ...failure } = outcome;
    log({
      time: new Date().toISOString(),
      request: crypto.randomUUID(),
      method: METHODS.find((method) => method === request.method) ?? 'other',
      route: route.name,
      status: answer.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...failure,
    });
    return answer;
  };
}
