/** Turns a report into log entries: known fields alone, each checked and masked. */
import { FAULT_KINDS, maskAddress, maskText } from '../src/fault-reports/report-format.ts';

/** A report in the log, without anything about the visitor or their inputs. */
export interface LoggedReport {
  /** Kind of the fault: one of FAULT_KINDS, or the type of a browser's report. */
  readonly report: string;
  /** Path of the page. */
  readonly page: string | undefined;
  readonly message?: string | undefined;
  /** Places in our files, as path:line:column. */
  readonly frames?: readonly string[];
  /** Error code and HTTP status of a failed lookup. */
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  /** A violation of the security policy: directive, blocked address, and place in our files. */
  readonly directive?: string | undefined;
  readonly blocked?: string | undefined;
  readonly source?: string | undefined;
  /** Id of a deprecation or intervention, or the reason of a crash. */
  readonly id?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 300;
const MAX_ITEMS = 10;
const BROWSER_REPORTS = ['deprecation', 'intervention', 'crash'];
const EXTENSION = /^\w+(-\w+)*-extension\b/;

const asFields = (value: unknown): Fields => Object(value);
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const cleaned = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value).slice(0, MAX_LENGTH) : undefined;
const textOf = cleaned(maskText);
/** Keeps the keywords that stand for an address, such as `inline`, `eval` and `data`. */
const maskedAddress = cleaned((text) => (/^[a-z-]+$/.test(text) ? text : maskAddress(text)));
const pathOf = cleaned((text) =>
  maskAddress(URL.canParse(text, 'http://host') ? new URL(text, 'http://host').pathname : ''),
);
const nameOf = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z-]{1,60}$/.test(value) ? value : undefined;
const numberOf = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && value >= min && value <= max ? Math.trunc(value) : undefined;

/** Largest line or column number: minified code has up to six digits. */
const MAX_PLACE = 999_999;

function frameOf(value: unknown): readonly string[] {
  const [, path = '', place = ''] = /^(\/\S{0,200}?)((?::\d{1,6}){2})$/.exec(String(value)) ?? [];
  return path ? [maskAddress(path) + place] : [];
}

function sourceOf(file: unknown, line: unknown, column: unknown): string | undefined {
  const address = maskedAddress(file);
  const place = [address, numberOf(line, 0, MAX_PLACE), numberOf(column, 0, MAX_PLACE)];
  return address ? place.filter((part) => part !== undefined).join(':') : undefined;
}

/** Describes a report of our own code (src/fault-reports/send-report.ts). */
export function describeFault(value: unknown): readonly LoggedReport[] {
  const { kind, page, message, frames, code, status } = asFields(value);
  const report = FAULT_KINDS.find((known) => known === kind);
  if (!report) return [];
  return [
    {
      report,
      page: pathOf(page),
      message: textOf(message),
      frames: asList(frames).flatMap(frameOf).slice(0, MAX_ITEMS),
      code: nameOf(code),
      status: numberOf(status, 100, 599),
    },
  ];
}

/** Describes a policy violation in the format from before the Reporting API. */
export function describeOldViolation(value: unknown): readonly LoggedReport[] {
  const report = asFields(asFields(value)['csp-report']);
  return describeViolation({
    documentURL: report['document-uri'],
    blockedURL: report['blocked-uri'],
    effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
    columnNumber: report['column-number'],
  });
}

/** https://www.w3.org/TR/CSP3/#reporting, without the sample, which may contain inputs. */
function describeViolation(body: Fields): readonly LoggedReport[] {
  const { documentURL, blockedURL, effectiveDirective, sourceFile } = body;
  const directive = nameOf(effectiveDirective);
  if (!directive || EXTENSION.test(String(sourceFile))) return [];
  return [
    {
      report: 'csp-violation',
      page: pathOf(documentURL),
      directive,
      blocked: maskedAddress(blockedURL),
      source: sourceOf(sourceFile, body.lineNumber, body.columnNumber),
    },
  ];
}

function describeBrowserReport(value: unknown): readonly LoggedReport[] {
  const { type, url, body: said } = asFields(value);
  const body = asFields(said);
  if (type === 'csp-violation') return describeViolation(body);
  const report = BROWSER_REPORTS.find((known) => known === type);
  if (!report) return [];
  const source = sourceOf(body.sourceFile, body.lineNumber, body.columnNumber);
  return [{ report, page: pathOf(url), id: nameOf(body.id ?? body.reason), source }];
}

/** Describes a batch of the Reporting API: https://www.w3.org/TR/reporting-1/#media-type */
export const describeBatch = (value: unknown): readonly LoggedReport[] =>
  asList(value).slice(0, MAX_ITEMS).flatMap(describeBrowserReport);
