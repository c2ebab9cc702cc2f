import { addons } from 'storybook/manager-api';
import { brand } from './brand';

addons.setConfig({ theme: brand });
