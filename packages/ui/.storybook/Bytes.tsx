import { CombChart } from '../src/charts/CombChart';
import { inKilobytes, modules, styleBytes } from './bytes-of';
import * as styles from './ComponentPage.css';

const values = modules.map(({ name, bytes }) => ({ label: name, value: bytes / 1024 }));

/** Ticks are whole, measurements have one decimal. */
const written = (kilobytes: number): string =>
  `${Number.isInteger(kilobytes) ? kilobytes : kilobytes.toFixed(1)} KB`;

/** All modules as one comb; the tooth of this page's component is marked. */
export function Bytes({ name }: { readonly name: string }) {
  const you = modules.findIndex((module) => module.name === name);
  const own = values[you];
  if (own === undefined || styleBytes === undefined) {
    return <p className={styles.note}>Measured once the package is built.</p>;
  }
  return (
    <CombChart
      label="What Each Component Weighs"
      takeaway={`${name} takes ${written(own.value)}; ${you} of ${values.length - 1} others are lighter.`}
      values={values}
      formatValue={written}
      you={you}
      youLabel={name}
      tableHeaders={['Component', 'Script']}
      source={`Script for an app that imports this and nothing else, as sent, with Brotli, without React. The one stylesheet of all components takes ${inKilobytes(styleBytes)} KB.`}
    />
  );
}
