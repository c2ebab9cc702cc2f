import type { LegalDocument } from '@tallycomb/content/legal/terms';
import { Heading, Section } from '@tallycomb/ui';
import { usePageData } from '../../page-data';
import { PageHead } from '../../seo/page-head';
import { legalInfo } from './legal-info';

export function Page() {
  const document = usePageData<LegalDocument>();
  if (!document) return null;
  return (
    <>
      <PageHead info={legalInfo(document)} />
      <Section ground="hero">
        <Heading level={1}>{document.title}</Heading>
      </Section>
    </>
  );
}
