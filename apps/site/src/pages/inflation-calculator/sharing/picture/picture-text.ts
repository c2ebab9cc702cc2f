/** Words of the picture of a result that visitors share; its drawing only places them. */
import { type PictureShape, pictureWords } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { absoluteUrl } from '../../../../seo/page-info';
import type { PriceStory } from '../price-story';

export type PictureText = ReturnType<typeof pictureText>;

/** Content and shape of a picture. */
export interface PictureSubject {
  readonly text: PictureText;
  readonly levels: PriceStory['levels'];
  readonly shape: PictureShape;
}

interface PictureOptions {
  readonly story: PriceStory;
  readonly result: Pick<InflationResult, 'direction' | 'source' | 'lost'>;
  readonly withRevenue: boolean;
}

export function pictureText({ story, result, withRevenue }: PictureOptions) {
  const { whose, changeInPercent } = story;
  const { opening, end, mine, sourceLabel, sources } = pictureWords;
  return {
    ...signedParts(changeInPercent, opening[whose]),
    end: `${end}.`,
    mine,
    from: formatMonthName(story.from),
    to: formatMonthName(story.to),
    source: `${sourceLabel} ${sources[whose]}, as of ${formatMonthName(story.to)}.`,
    address: absoluteUrl('/inflation-calculator').replace('https://', ''),
    /** Only if the visitor wants the revenue in it. */
    gap: withRevenue ? gapText(result) : undefined,
  };
}

/** The words say the direction, so the figure needs no sign. */
function signedParts(changeInPercent: number, opening: (typeof pictureWords.opening)['all']) {
  const signed = formatPercent(changeInPercent);
  const figure = signed.replace(/^[+−]/, '');
  if (figure === signed) return { opening: opening.level, figure };
  return { opening: changeInPercent > 0 ? opening.up : opening.down, figure };
}

function gapText({ direction, source, lost }: PictureOptions['result']) {
  if (direction === 'unchanged') return undefined;
  const labels = source === 'estimate' ? pictureWords.estimatedGap : pictureWords.gap;
  return { label: labels[direction], amount: formatMoney(lost), aYear: pictureWords.aYear };
}

/** The picture's words as text to share with it. */
export function sharedText({ opening, figure, end, gap, source }: PictureText): string {
  const gapSentence = gap ? ` ${gap.label}: ${gap.amount} ${gap.aYear}.` : '';
  return `${opening} ${figure} ${end}${gapSentence} ${source}`;
}
