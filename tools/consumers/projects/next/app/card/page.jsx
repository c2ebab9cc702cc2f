import { Card, Heading } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import { Note } from '@tallycomb/ui/note';

const shape = { x: 0, y: 80, width: 40, lengths: [40, 60], toothWidth: 10, spine: 20 };

export default function Page() {
  return (
    <Card>
      <Heading level={1}>A card</Heading>
      <Note>
        <svg viewBox="0 0 40 100" aria-hidden="true">
          <Comb shape={shape} />
        </svg>
      </Note>
    </Card>
  );
}
