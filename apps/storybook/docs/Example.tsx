import { Button, Card, Field } from '@tallycomb/ui';
import { useState } from 'react';

export function NewPrice() {
  const [price, setPrice] = useState('50');
  return (
    <Card>
      <Field
        label="Price of a haircut"
        prefix="$"
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <p>
        <Button onClick={() => setPrice(`${Number(price) + 5}`)}>Raise It by $5</Button>
      </p>
    </Card>
  );
}
