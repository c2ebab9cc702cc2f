import { Accordion } from '@tallycomb/ui';

const items = [{ id: 'price', question: 'What does it cost?', answer: 'Little.' }];

export default function Page() {
  return <Accordion items={items} />;
}
