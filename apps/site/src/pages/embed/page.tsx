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

/** What the calculator takes on a phone before a result, so that little moves once it is fitted. */
const HEIGHT_PX = 1100;

/** What goes into another site: a frame, and the script that fits it to what our page tells. */
const snippet = `<iframe src="${absoluteUrl(EMBEDDED_PATH)}" title="${embedCode.frameTitle}"
  width="100%" height="${HEIGHT_PX}" style="border: 0" loading="lazy"></iframe>
<script>
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== '${siteConfig.addresses.siteOrigin}' || data?.type !== '${HEIGHT_MESSAGE}') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;

/** In parentheses, so that splitting keeps them: every other part is one. */
const QUOTED = /("[^"]*"|'[^']*')/;

/** The code in a box, which copies whole by its button, and by hand without script. */
function Code() {
  const code = useRef<HTMLElement>(null);
  const { outcome, copy } = useCopy(code);
  return (
    <TitledSection id="code" text={embedCode}>
      <pre className={styles.codeBox}>
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
      <div className={styles.actions}>
        <Button className={styles.copy} onClick={() => void copy()}>
          {embedCode.copy}
        </Button>
        <TextLink href={EMBEDDED_PATH} target="_blank" reload>
          {embedCode.preview}
        </TextLink>
        <p role="status">{outcome ? embedCode[outcome] : null}</p>
      </div>
    </TitledSection>
  );
}

/** What the frame sends, what can be set, and on which terms. */
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
