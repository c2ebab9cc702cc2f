import { describe, expect, it } from 'vitest';
import { cookiesOf, domainsOf } from './forget-cookies';

describe('cookies to forget', () => {
  const cookies = '_ga=GA1.1.2; _ga_ABC=GS1; session=_ga; intercom-id-x=1; gaming=1';

  it('are those that each third party names, and no others', () => {
    expect(cookiesOf('tagManager', cookies)).toEqual(['_ga', '_ga_ABC']);
    expect(cookiesOf('chat', cookies)).toEqual(['intercom-id-x']);
    expect(cookiesOf('chat', '')).toEqual([]);
  });

  it('may stand on any domain above the host', () => {
    expect(domainsOf('www.salon.example')).toEqual([
      'www.salon.example',
      'salon.example',
      'example',
    ]);
    expect(domainsOf('localhost')).toEqual(['localhost']);
  });
});
