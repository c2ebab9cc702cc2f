import type { Contract } from '../../../stories/contract';
import { Card } from '../Card';
import { Container } from './Container';

export const contract: Contract = {
  purpose: 'The column that all text of a page stands in.',
  do: [
    {
      says: 'Put one directly inside each Section.',
      drawn: (
        <Container>
          <Card>One gutter on either side.</Card>
        </Container>
      ),
      isWide: true,
    },
  ],
  dont: [
    {
      says: 'Nest containers: the gutter is added twice.',
      drawn: (
        <Container>
          <Container>
            <Card>Two gutters on either side.</Card>
          </Container>
        </Container>
      ),
      isWide: true,
    },
    'Use it where a picture is to run from edge to edge.',
  ],
  accessibility: [
    { kind: 'role', subject: 'div', promise: 'None: it is a box.', provedBy: 'Centered' },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'At 320 pixels 280 are left for the content, and nothing scrolls sideways.',
      provedBy: 'Narrowest',
    },
    {
      kind: 'preference',
      subject: 'wide screens',
      promise: 'Content never gets wider than 1280 pixels.',
      provedBy: 'Wide',
    },
  ],
};
