import '@tallycomb/ui/reset.css';
import '@tallycomb/ui/styles.css';
import './base-ui.css';
import { createRoot } from 'react-dom/client';
import { Plans } from './plans';

createRoot(document.body).render(<Plans />);
