export { SwingTag, type SwingTagProps } from './SwingTag';
