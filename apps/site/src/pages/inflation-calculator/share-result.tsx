import { type PictureShape, shareText } from '@tallycomb/content/calculator';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import {
  Button,
  Card,
  Checkbox,
  Container,
  Field,
  Heading,
  Lead,
  RadioGroup,
  Section,
  Split,
} from '@tallycomb/ui';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pictureText } from '../../calculator/picture/picture-text';
import { loadPriceIndexes } from '../../calculator/price-indexes';
import { priceStory } from '../../calculator/price-story';
import { shareLink } from '../../calculator/share-link';
import { useLoaded } from '../../calculator/use-loaded';
import { useSharing } from '../../calculator/use-sharing';
import { PaperFoot } from './paper-foot';
import * as styles from './share-result.css';

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
  const { heading, lead, revenue, link: linkText, send, picture: pictureLabels, print } = shareText;
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
            <div className={styles.actions}>
              <Button variant="ink" size="sm" onClick={() => void sharing.copyLink()}>
                {linkText.copy}
              </Button>
              {'share' in navigator ? (
                <Button variant="ink" size="sm" onClick={() => void sharing.send()}>
                  {send.label}
                </Button>
              ) : null}
            </div>
            {picture ? (
              <>
                <RadioGroup
                  legend={pictureLabels.legend}
                  options={pictureLabels.shapes}
                  value={picture.shape}
                  onValueChange={(value) => setShape(value === 'wide' ? 'wide' : 'square')}
                />
                <div className={styles.actions}>
                  <Button variant="ink" size="sm" onClick={() => void sharing.savePicture(picture)}>
                    {pictureLabels.save}
                  </Button>
                </div>
              </>
            ) : null}
            <output className={styles.outcome}>{sharing.outcome}</output>
          </Card>
        </Split>
      </Container>
      <PaperFoot link={link} />
    </Section>
  );
}
