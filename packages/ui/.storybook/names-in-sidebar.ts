import { addons } from 'storybook/manager-api';
import { nameIn } from './names';

addons.setConfig({
  sidebar: { renderLabel: ({ type, name }) => (type === 'component' ? nameIn(name) : name) },
});
