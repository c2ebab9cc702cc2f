import { addons } from 'storybook/manager-api';
import { inTitleCase, nameIn } from '../../../packages/ui/stories/names';
import { brands } from './brand';
import { schemeOf } from './page-theme';

addons.setConfig({
  theme: brands[schemeOf('system')],
  sidebar: {
    renderLabel: ({ type, name }) => (type === 'component' ? nameIn(name) : inTitleCase(name)),
  },
});
