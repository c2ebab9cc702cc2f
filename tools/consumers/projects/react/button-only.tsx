import '@tallycomb/ui/styles.css';
import { Button } from '@tallycomb/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button>Calculate</Button>);
