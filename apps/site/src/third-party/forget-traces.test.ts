import { describe, expect, it } from 'vitest';
import { cookieNames, domainsOf, namesOf, pathsOf } from './forget-traces';

describe('traces to forget', () => {
  const names = cookieNames('_ga=GA1.1.2; _ga_ABC=GS1; session=_ga; intercom-id-x=1; gaming=1');

  it('are those with a prefix of the third party', () => {
    expect(namesOf('tagManager', names)).toEqual(['_ga', '_ga_ABC']);
    expect(namesOf('chat', names)).toEqual(['intercom-id-x']);
    expect(namesOf('chat', cookieNames(''))).toEqual([]);
  });

  it('may be on any domain above the host', () => {
    expect(domainsOf('www.salon.example')).toEqual([
      'www.salon.example',
      'salon.example',
      'example',
    ]);
    expect(domainsOf('localhost')).toEqual(['localhost']);
  });

  it('may be on any path above the page, and on its own', () => {
    expect(pathsOf('/guides/a')).toEqual(['/', '/guides', '/guides/', '/guides/a', '/guides/a/']);
    expect(pathsOf('/')).toEqual(['/']);
  });
});
