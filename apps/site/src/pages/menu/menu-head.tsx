import { menuHead } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import * as honeyHead from '../../calculator/honey-head.css';
import * as styles from './menu-head.css';

export function MenuHead({ children }: { readonly children: ReactNode }) {
  return (
    <Section background="honey" className={honeyHead.section}>
      <Container>
        <Heading level={1} className={honeyHead.heading}>
          {menuHead.heading}
        </Heading>
        <Lead className={`${honeyHead.lead} ${styles.lead}`}>{menuHead.lead}</Lead>
        <p className={styles.back}>
          <TextLink href={menuHead.back.href}>{menuHead.back.label}</TextLink>
        </p>
        <div className={styles.slab}>{children}</div>
      </Container>
    </Section>
  );
}
