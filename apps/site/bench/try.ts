import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import { serveFolder } from './served-folder.ts';
const [method, runs, ...targets] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...chromiumArgs, '--remote-debugging-port=9388'] });
const rows = new Map();
const servers = new Map();
for (let r = 0; r < Number(runs); r++) for (const t of targets) {
  const [folder, path] = t.split('@');
  if (!servers.has(folder)) servers.set(folder, await serveFolder(folder));
  const run = await lighthouse(servers.get(folder).origin + path, { port: 9388, output: 'json', logLevel: 'error', onlyCategories: ['performance'], formFactor: 'mobile', throttlingMethod: method });
  const a = run.lhr.audits; const m = a.metrics.details.items[0];
  (rows.get(t) ?? rows.set(t, []).get(t)).push([m.firstContentfulPaint, m.largestContentfulPaint, m.totalBlockingTime, m.observedFirstContentfulPaint, m.observedLargestContentfulPaint, m.observedLoad, a['cumulative-layout-shift'].numericValue.toFixed(4), run.lhr.categories.performance.score]);
  if (r === 0 && process.env.V) { console.log(t, JSON.stringify(a['network-requests'].details.items.map(i => [i.url.slice(-40), i.priority, Math.round(i.networkRequestTime), Math.round(i.networkEndTime), i.transferSize])).slice(0,3000)); console.log(JSON.stringify(a['lcp-breakdown-insight']?.details ?? '').slice(0,600)); console.log(JSON.stringify(a['long-tasks']?.details?.items), JSON.stringify(a['mainthread-work-breakdown'].details.items.map(i=>[i.groupLabel,Math.round(i.duration)]))); }
}
console.log('fcp lcp tbt | observed fcp lcp load | cls score');
for (const [t, rs] of rows) for (const r of rs) console.log(t.slice(-50), r.join(' '));
await browser.close(); for (const s of servers.values()) await s.close(); process.exit(0);
