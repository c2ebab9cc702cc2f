import { menuHead } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import * as brightHead from '../../calculator/bright-head.css';
import * as styles from './menu-head.css';

export function MenuHead({ children }: { readonly children: ReactNode }) {
  return (
    <Section background="bright" className={brightHead.section}>
      <Container>
        <Heading level={1} className={brightHead.heading}>
          {menuHead.heading}
        </Heading>
        <Lead className={`${brightHead.lead} ${styles.lead}`}>{menuHead.lead}</Lead>
        <div className={`${brightHead.slab} ${styles.slab}`}>{children}</div>
      </Container>
    </Section>
  );
}
