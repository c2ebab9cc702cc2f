import { Container, Heading, Lead, Section, type SectionProps, Split } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import * as styles from './titled-section.css';

interface TitleProps {
  /** Of the heading, which names the section. */
  readonly id: string;
  readonly text: { readonly heading: string; readonly lead?: ReactNode };
  /** Where the lead does not stand as usual. */
  readonly leadClass?: string | undefined;
}

/** The heading of a section, and the sentence to it. */
export const SectionTitle = ({ id, text, leadClass = styles.lead }: TitleProps) => (
  <>
    <Heading level={2} id={id}>
      {text.heading}
    </Heading>
    {text.lead ? <Lead className={leadClass}>{text.lead}</Lead> : null}
  </>
);

interface TitledSectionProps extends TitleProps, Pick<SectionProps, 'background' | 'className'> {
  readonly sectionId?: string | undefined;
  /** Of a box around both, which stands over the rest. */
  readonly headClass?: string | undefined;
  readonly children?: ReactNode;
  /** Stands beside the title and what is under that, where there is room. */
  readonly beside?: ReactNode;
}

/** A section that its heading names. */
export function TitledSection(props: TitledSectionProps) {
  const { id, sectionId, text, leadClass, headClass, beside, children, ...section } = props;
  const title = <SectionTitle {...{ id, text, leadClass }} />;
  const words = (
    <>
      {headClass ? <div className={headClass}>{title}</div> : title}
      {children}
    </>
  );
  return (
    <Section id={sectionId} aria-labelledby={id} {...section}>
      <Container>
        {beside ? (
          <Split>
            <div>{words}</div>
            {beside}
          </Split>
        ) : (
          words
        )}
      </Container>
    </Section>
  );
}
