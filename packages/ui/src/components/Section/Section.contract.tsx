import type { Contract } from '../../../stories/contract';
import { vars } from '../../styles/contract.css';
import { Container } from '../Container';
import { Heading } from '../Heading';
import { Section } from './Section';

export const contract: Contract = {
  purpose: 'One idea of a page, on one flat background.',
  do: [
    {
      says: 'Give it a heading and point aria-labelledby at it.',
      drawn: (
        <Section background="bright" aria-label="Inflation">
          <Container>
            <Heading level={4} size="h3">
              What a Dollar Was
            </Heading>
          </Container>
        </Section>
      ),
    },
    'Change the background where the idea changes.',
  ],
  dont: [
    'Put two backgrounds into one section.',
    {
      says: 'Set lacquer text on bright or hero: it is too pale to read.',
      drawn: (
        <Section background="bright" aria-label="Inflation">
          <Container>
            <Heading level={4} size="h3" style={{ color: vars.color.lacquer }}>
              What a Dollar Was
            </Heading>
          </Container>
        </Section>
      ),
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'region',
      promise: 'A landmark with the name that it is given.',
      provedBy: 'Page',
    },
    {
      kind: 'role',
      subject: 'without a name',
      promise: 'No landmark: nameless ones only get in the way.',
      provedBy: 'Unnamed',
    },
    {
      kind: 'preference',
      subject: 'backgrounds',
      promise: 'Secondary text takes the background’s own second color.',
      provedBy: 'Honey',
    },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'The ring is white on deep, where the usual one would drown.',
      provedBy: 'Teal',
    },
  ],
};
