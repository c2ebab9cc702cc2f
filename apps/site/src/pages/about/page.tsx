import { Heading, Section } from '@tallycomb/ui';
import { PageHead } from '../../seo/page-head';
import { info } from './info';

export function Page() {
  return (
    <>
      <PageHead info={info} />
      <Section ground="hero">
        <Heading level={1}>{info.title}</Heading>
      </Section>
    </>
  );
}
