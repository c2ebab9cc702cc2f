import { Button } from '@tallycomb/ui/button';
import { Card } from '@tallycomb/ui/card';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <>
    <h1>A host with Tailwind</h1>
    <Card>
      <p>A card</p>
    </Card>
    <Card className="p-[3px] bg-[#123456]">
      <p>A card with utilities</p>
    </Card>
    <Button>Calculate</Button>
    <div data-theme="dark">
      <Button>Calculate at night</Button>
    </div>
  </>,
);
