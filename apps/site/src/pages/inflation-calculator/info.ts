import { calculatorPage } from '@tallycomb/content/calculator';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/inflation-calculator', ...calculatorPage };
