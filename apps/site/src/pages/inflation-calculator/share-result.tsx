import { type PictureShape, paperText, shareText } from '@tallycomb/content/calculator';
import { siteName } from '@tallycomb/content/site';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import {
  Button,
  Card,
  Checkbox,
  Container,
  Field,
  Heading,
  Lead,
  Logo,
  RadioGroup,
  Section,
  Split,
} from '@tallycomb/ui';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pictureText } from '../../calculator/picture/picture-text';
import { loadPriceIndexes } from '../../calculator/price-indexes';
import { priceStory } from '../../calculator/price-story';
import { shareLink } from '../../calculator/result-link';
import { type PictureSubject, useSharing } from '../../calculator/sharing';
import { useLoaded } from '../../calculator/use-loaded';
import * as styles from './result-sections.css';

/** The last line of the sheet: who made it and where it can be made again. */
function PaperFoot({ link }: { readonly link: string }) {
  return (
    <div className={styles.foot}>
      <Logo label={siteName} className={styles.logo} />
      <p className={styles.address}>
        {paperText.again} <strong className={styles.link}>{link.replace('https://', '')}</strong>
      </p>
    </div>
  );
}

interface ShareResultProps {
  readonly result: InflationResult;
}

/** What a picture would show; there is none without a published month to start from. */
function usePicture({ result }: ShareResultProps, withRevenue: boolean) {
  const [shape, setShape] = useState<PictureShape>('square');
  const indexes = useLoaded(loadPriceIndexes, result);
  const story = typeof indexes === 'string' ? undefined : priceStory(result.from, indexes);
  const picture = story && {
    text: pictureText({ story, result, withRevenue }),
    levels: story.levels,
    shape,
  };
  return { picture, setShape };
}

/** The result to take along: a link, a picture, a sheet of paper. The revenue is in them only if ticked. */
export function ShareResult({ result }: ShareResultProps) {
  const { heading, lead, revenue, link: linkText, print } = shareText;
  const { search } = useLocation();
  const [withRevenue, setWithRevenue] = useState(false);
  const linkField = useRef<HTMLInputElement>(null);
  const link = shareLink(search, { withRevenue });
  const { picture, setShape } = usePicture({ result }, withRevenue);
  const sharing = useSharing({ link, linkField, picture });
  return (
    <Section background="wash" aria-labelledby="share-result">
      <Container className={styles.onScreen}>
        <Split>
          <div>
            <Heading level={2} id="share-result">
              {heading}
            </Heading>
            <Lead className={styles.lead}>{lead}</Lead>
            <p className={styles.print}>
              <Button variant="ink" onClick={() => window.print()}>
                {print}
              </Button>
            </p>
          </div>
          <Card className={styles.card}>
            <Checkbox
              label={revenue.label}
              hint={revenue.hint}
              checked={withRevenue}
              onChange={({ target }) => setWithRevenue(target.checked)}
            />
            <Field
              autoComplete="off"
              label={linkText.label}
              ref={linkField}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
            <LinkActions {...sharing} />
            {picture ? (
              <PictureActions picture={picture} setShape={setShape} save={sharing.savePicture} />
            ) : null}
            <output className={styles.outcome}>{sharing.outcome}</output>
          </Card>
        </Split>
      </Container>
      <PaperFoot link={link} />
    </Section>
  );
}

function LinkActions({ copyLink, send }: Pick<ReturnType<typeof useSharing>, 'copyLink' | 'send'>) {
  return (
    <div className={styles.actions}>
      <Button variant="ink" size="sm" onClick={() => void copyLink()}>
        {shareText.link.copy}
      </Button>
      {'share' in navigator ? (
        <Button variant="ink" size="sm" onClick={() => void send()}>
          {shareText.send.label}
        </Button>
      ) : null}
    </div>
  );
}

interface PictureActionsProps {
  readonly picture: PictureSubject;
  readonly setShape: (shape: PictureShape) => void;
  readonly save: ReturnType<typeof useSharing>['savePicture'];
}

function PictureActions({ picture, setShape, save }: PictureActionsProps) {
  const labels = shareText.picture;
  return (
    <>
      <RadioGroup
        legend={labels.legend}
        options={labels.shapes}
        value={picture.shape}
        onValueChange={(value) => setShape(value === 'wide' ? 'wide' : 'square')}
      />
      <div className={styles.actions}>
        <Button variant="ink" size="sm" onClick={() => void save(picture)}>
          {labels.save}
        </Button>
      </div>
    </>
  );
}
