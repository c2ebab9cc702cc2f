/** Answers requests in the same way on every host, which provides the static files. */
import { maskText } from '../src/fault-reports/report-format.ts';
import { asData, asText } from './answers.ts';
import { type Assets, answerFile, answerNotFound, isNotFoundPage } from './files.ts';
import { answerHealth } from './health.ts';
import { answerLookup } from './lookup.ts';
import { createReportsHandler, REPORTS_PATH } from './reports.ts';

interface Route {
  /** Name in the log, in place of the path, which may contain a visitor's inputs. */
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

/** A request in the log, without anything about the visitor or their inputs. */
export interface LoggedRequest {
  readonly time: string;
  readonly request: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Duration; on workerd without computing, as clocks stand still while code runs. */
  readonly ms: number;
  readonly error?: string;
}

export type Log = (entry: LoggedRequest) => void;

const logLine: Log = (entry) => console.log(JSON.stringify(entry));

/** Methods that are logged by name, as HTTP/2 allows any text. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const failed = () => asText(500, ['Something broke on our side.']);

/** Creates the handler of all requests, which never rejects. */
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
