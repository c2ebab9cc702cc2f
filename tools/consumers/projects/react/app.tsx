import {
  Button,
  Field,
  type LinkProps,
  LinkProvider,
  ToastProvider,
  useToast,
} from '@tallycomb/ui';
import { useState } from 'react';

// Your router's link belongs here: <RouterLink to={href} {...rest} />.
const AppLink = ({ href, ...rest }: LinkProps) => <a href={href} {...rest} />;

function PriceForm() {
  const [price, setPrice] = useState('');
  const { show } = useToast();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Field
        label="Price of a haircut"
        prefix="$"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <Button onClick={() => show({ tone: 'neutral', title: 'Saved', description: `$${price}` })}>
        Save
      </Button>
    </form>
  );
}

export const App = () => (
  <LinkProvider component={AppLink}>
    <ToastProvider>
      <PriceForm />
      <Button href="/inflation-calculator">Calculate Your Loss</Button>
    </ToastProvider>
  </LinkProvider>
);
