/** What a page as a whole takes on, where its host has no reset of its own: published as reset.css. */
import './reset.css';
import './print.css';
