import { embedCode, embedHead, embedNotes } from '@tallycomb/content/calculator';
import { Button, Container, Heading, Lead, Prose, Section, TextLink } from '@tallycomb/ui';
import { useRef } from 'react';
import { WithAddress } from '../../calculator/address';
import { useCopy } from '../../calculator/download';
import { EMBEDDED_PATH, HEIGHT_MESSAGE } from '../../calculator/embedding';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import { absoluteUrl } from '../../seo/page-info';
import { siteConfig } from '../../site-config';
import { TitledSection } from '../../titled-section';
import type { EmbedData } from './data.server';
import { info } from './info';
import * as styles from './page.css';
import { WindowPicture } from './window-picture';

const Head = ({ data }: { readonly data: EmbedData }) => (
  <Section background="hero" className={styles.section}>
    <Container>
      <Heading level={1} className={styles.heading}>
        {embedHead.heading}
      </Heading>
      <Lead className={styles.lead}>{embedHead.lead}</Lead>
      <WindowPicture data={data} />
    </Container>
  </Section>
);

/** Initial height: that of the form on a phone, so that little moves when the script fits it. */
const HEIGHT_PX = 1100;

/** Code for other sites: a frame, and a script that fits it to the height that our page posts. */
const snippet = `<iframe src="${absoluteUrl(EMBEDDED_PATH)}"
  title="${embedCode.frameTitle}" width="100%" height="${HEIGHT_PX}"
  style="border: 0" loading="lazy"></iframe>
<script>
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== '${siteConfig.addresses.siteOrigin}') return;
    if (data?.type !== '${HEIGHT_MESSAGE}') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;

/** Matches quoted strings; its group makes `split` keep them as every other part. */
const QUOTED = /("[^"]*"|'[^']*')/;

/** Lets a keyboard scroll the box. */
const scrolling = { 'aria-label': embedCode.label, tabIndex: 0 };

/** The code in a box with a copy button; without script it can be selected. */
function Code() {
  const code = useRef<HTMLElement>(null);
  const { outcome, copy } = useCopy(code);
  return (
    <TitledSection
      id="code"
      text={embedCode}
      beside={
        <section className={styles.codeBox} {...scrolling}>
          <pre>
            <code ref={code}>
              {snippet.split(QUOTED).map((part, place) =>
                place % 2 === 0 ? (
                  part
                ) : (
                  <span key={place} className={styles.quoted}>
                    <WithAddress text={part} />
                  </span>
                ),
              )}
            </code>
          </pre>
        </section>
      }
    >
      <div className={styles.actions}>
        <Button className={styles.copy} onClick={() => void copy()}>
          {embedCode.copy}
        </Button>
        <TextLink href={EMBEDDED_PATH} target="_blank" reload className={styles.preview}>
          {embedCode.preview}
        </TextLink>
        <p role="status">{outcome ? embedCode[outcome] : null}</p>
      </div>
    </TitledSection>
  );
}

/** Notes on data, options and terms of use. */
const Notes = () => (
  <Section background="wash">
    <Container className={styles.notes}>
      {embedNotes.map(({ heading, paragraphs, options = [] }) => (
        <Prose key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {options.length > 0 ? (
            <ul>
              {options.map(({ code, effect }) => (
                <li key={code}>
                  <code>{code}</code> {effect}
                </li>
              ))}
            </ul>
          ) : null}
        </Prose>
      ))}
    </Container>
  </Section>
);

export function Page({ data }: PageProps<EmbedData>) {
  return (
    <PageSections info={info}>
      <Head data={data} />
      <Code />
      <Notes />
    </PageSections>
  );
}
