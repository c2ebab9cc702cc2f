import '@tallycomb/ui/reset.css';
import '@tallycomb/ui/styles.css';
import './brand.css';
import { createRoot } from 'react-dom/client';
import { Page } from './page';

createRoot(document.body).render(<Page />);
