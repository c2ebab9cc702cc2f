import { addons } from 'storybook/manager-api';
import { inTitleCase, nameIn } from '../stories/names';

addons.setConfig({
  sidebar: {
    renderLabel: ({ type, name }) => (type === 'component' ? nameIn(name) : inTitleCase(name)),
  },
});
