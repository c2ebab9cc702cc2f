import { nameIn } from '../../../packages/ui/stories/names';

const files = import.meta.glob<string>('../../../packages/ui/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Components with the number of their stories that a play function proves. */
const components = Object.values(files).flatMap((text) => {
  const [, title = '', id = ''] = /title: '(.+)',\n {2}id: '(.+)',/.exec(text) ?? [];
  const count = text.split(/ play: | play\(/).length - 1;
  return count > 0 ? [{ name: nameIn(title), id, count }] : [];
});

export const promiseCount = components.reduce((sum, { count }) => sum + count, 0);

/** Number of promises of each component, with a link to them. */
export const Promises = () => (
  <p>
    {components.map(({ name, id, count }, at) => (
      <span key={id}>
        {at > 0 && ', '}
        <a href={`./?path=/docs/${id}--docs#accessibility`} target="_top">
          {name}
        </a>{' '}
        {count}
      </span>
    ))}
    .
  </p>
);
