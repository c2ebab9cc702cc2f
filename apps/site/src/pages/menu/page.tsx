import { Sections } from '../../error-boundary/section-error-boundary';
import { PageHead } from '../../seo/page-head';
import { ClosingCall } from '../inflation-calculator/closing-call';
import { info } from './info';
import { Method } from './method';
import { WholeMenu } from './whole-menu';

export function Page() {
  return (
    <>
      <PageHead info={info} />
      <Sections>
        <WholeMenu />
        <Method />
        <ClosingCall />
      </Sections>
    </>
  );
}
