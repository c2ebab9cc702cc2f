export { Counter, CounterList, type CounterProps } from './Counter';
