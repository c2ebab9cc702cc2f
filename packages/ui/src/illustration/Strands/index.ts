export { Strands, type StrandsProps } from './Strands';
