import './names-in-sidebar';
import './screen-in-manager';
import { addons } from 'storybook/manager-api';
import { brand } from './brand';

addons.setConfig({ theme: brand });
