/** Reset for a whole page whose host has none of its own; published as reset.css. */
import './reset.css';
import './print.css';
