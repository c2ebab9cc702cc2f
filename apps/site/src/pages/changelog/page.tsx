import { changelogLabels } from '@tallycomb/content/pages';
import { ScrollToTopButton } from '@tallycomb/ui';
import { Sections } from '../../error-boundary/section-error-boundary';
import { PageHead } from '../../seo/page-head';
import { ChangelogHead } from './changelog-head';
import { info } from './info';
import { Releases } from './releases';

export function Page() {
  return (
    <>
      <PageHead info={info} />
      <Sections>
        <ChangelogHead />
        <Releases />
        <ScrollToTopButton label={changelogLabels.scrollToTop} />
      </Sections>
    </>
  );
}
