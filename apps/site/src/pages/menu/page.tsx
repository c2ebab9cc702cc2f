import { indexSources, menuMethod } from '@tallycomb/content/calculator';
import { TextLink, ToastProvider } from '@tallycomb/ui';
import { ClosingCall } from '../../calculator/closing-call';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import { TitledSection } from '../../titled-section';
import type { MenuExample } from './data.server';
import { info } from './info';
import * as styles from './page.css';
import { WholeMenu } from './whole-menu';

/** Definition of each column; shown without script, too. */
function Method() {
  const { columns, guide } = menuMethod;
  return (
    <TitledSection
      background="wash"
      id="menu-method"
      text={menuMethod}
      beside={
        <div>
          <dl className={styles.methodColumns}>
            {columns.map(({ name, text }) => (
              <div key={name} className={styles.column}>
                <dt className={styles.columnName}>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.methodSource}>
            Source: {indexSources.cpi.short}, {indexSources.salons.short}.
          </p>
        </div>
      }
    >
      <p className={styles.methodGuide}>
        <TextLink href={guide.href}>{guide.label}</TextLink>
      </p>
    </TitledSection>
  );
}

export function Page({ data }: PageProps<MenuExample>) {
  return (
    <PageSections info={info}>
      <ToastProvider>
        <WholeMenu example={data} />
      </ToastProvider>
      <Method />
      <ClosingCall />
    </PageSections>
  );
}
