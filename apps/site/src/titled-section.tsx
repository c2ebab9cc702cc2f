import { Container, Heading, Lead, Section, type SectionProps, Split } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import * as styles from './titled-section.css';

interface TitleProps {
  /** Id of the heading, which names the section. */
  readonly id: string;
  readonly text: { readonly heading: string; readonly lead?: ReactNode };
  /** Class of a lead with other spacing. */
  readonly leadClass?: string | undefined;
}

/** Heading and lead of a section. */
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
  /** Class of a box around heading and lead. */
  readonly headClass?: string | undefined;
  readonly children?: ReactNode;
  /** Second column, beside the title and the children. */
  readonly beside?: ReactNode;
}

/** A section named by its heading. */
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
