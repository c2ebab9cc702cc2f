import '@tallycomb/ui/tokens.css';
import '@tallycomb/ui/button.css';
import { Button } from '@tallycomb/ui/button';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button>Calculate</Button>);
