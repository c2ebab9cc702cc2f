import { useOf } from '@storybook/addon-docs/blocks';
import { ComponentPage } from './ComponentPage';
import { GuidePage } from './guide/GuidePage';
import { guideIn } from './guide/guide';

/** The page of a story file: a guide's, if it has one among its parameters, else a component's. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideIn(preparedMeta.parameters);
  return guide ? <GuidePage guide={guide} /> : <ComponentPage />;
}
