import { type ComponentType, createElement } from 'react';
import lineChart from '../../../packages/ui/src/charts/LineChart/LineChart.stories';
import { haircut } from '../../../packages/ui/src/charts/specimens';
import accordion from '../../../packages/ui/src/components/Accordion/Accordion.stories';
import button from '../../../packages/ui/src/components/Button/Button.stories';
import dataTable from '../../../packages/ui/src/components/DataTable/DataTable.stories';
import field from '../../../packages/ui/src/components/Field/Field.stories';
import planCard from '../../../packages/ui/src/components/PlanCard/PlanCard.stories';
import radioGroup from '../../../packages/ui/src/components/RadioGroup/RadioGroup.stories';
import swatchCard from '../../../packages/ui/src/components/SwatchCard/SwatchCard.stories';
import { nameIn } from '../../../packages/ui/stories/names';
import * as styles from './page.css';

const components = [
  ...[button, field, radioGroup, accordion],
  ...[{ ...lineChart, args: haircut }, dataTable, planCard, swatchCard],
];

/** Some components, drawn, each with the way to its page. */
export const Gallery = () => (
  <div className={styles.gallery}>
    {components.map(({ id, title, component, args }) => (
      <div key={id}>
        <div inert>{createElement<object>(component as ComponentType, args)}</div>
        <a href={`./?path=/docs/${id}--docs`} target="_top">
          {nameIn(title)}
        </a>
      </div>
    ))}
  </div>
);
