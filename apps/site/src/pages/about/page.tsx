import { Sections } from '../../error-boundary/section-error-boundary';
import { PageHead } from '../../seo/page-head';
import { Careers } from './careers';
import { Culture } from './culture';
import { Head } from './head';
import { info } from './info';
import { Journey } from './journey';
import { Library } from './library';
import { Purpose } from './purpose';
import { Team } from './team';

export function Page() {
  return (
    <>
      <PageHead info={info} />
      <Sections>
        <Head />
        <Journey />
        <Purpose />
        <Team />
        <Culture />
        <Library />
        <Careers />
      </Sections>
    </>
  );
}
