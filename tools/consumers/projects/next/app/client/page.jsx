'use client';

import { Button } from '@tallycomb/ui';

/** Client code that takes one component from the root. */
export default function Page() {
  return <Button>Calculate</Button>;
}
