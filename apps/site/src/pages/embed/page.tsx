import { Sections } from '../../error-boundary/section-error-boundary';
import { PageHead } from '../../seo/page-head';
import { Code } from './code';
import { Head } from './head';
import { info } from './info';
import { Notes } from './notes';

export function Page() {
  return (
    <>
      <PageHead info={info} />
      <Sections>
        <Head />
        <Code />
        <Notes />
      </Sections>
    </>
  );
}
