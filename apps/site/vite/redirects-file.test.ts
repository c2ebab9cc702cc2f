import { expect, it } from 'vitest';
import { redirectsFile } from './redirects-file';

it('leads from an old address to the new one at once, with a trailing slash too', () => {
  expect(redirectsFile({ '/old': '/new' }, [])).toBe('/old /new 301\n/old/ /new 301\n');
});

it('takes the trailing slash off every address but the first page', () => {
  expect(redirectsFile({}, ['/', '/about', '/guides/x'])).toBe(
    '/about/ /about 301\n/guides/x/ /guides/x 301\n',
  );
});
