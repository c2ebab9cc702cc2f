import { Card, Heading } from '@tallycomb/ui';
import { guideCoverSvg } from '@tallycomb/ui/art';
import { Note } from '@tallycomb/ui/note';

const cover = guideCoverSvg({ slug: 'raise-prices', recipe: 'tags', background: 'mint' });

export default function Page() {
  return (
    <Card>
      <Heading level={1}>A card</Heading>
      <Note>{cover.length} characters of a picture</Note>
    </Card>
  );
}
