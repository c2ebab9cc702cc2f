/** Words of the picture of a result that visitors share; its drawing only places them. */
import { type PictureShape, pictureWords } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { absoluteUrl } from '../../../../seo/page-info';
import type { PriceRise } from '../price-rise';

export type PictureText = ReturnType<typeof pictureText>;

/** Content and shape of a picture. */
export interface PictureSubject {
  readonly text: PictureText;
  readonly levels: PriceRise['levels'];
  readonly shape: PictureShape;
}

interface PictureOptions {
  readonly rise: PriceRise;
  readonly result: Pick<InflationResult, 'direction' | 'source' | 'lost'>;
  readonly withRevenue: boolean;
}

export function pictureText({ rise, result, withRevenue }: PictureOptions) {
  const { pricesOf, changeInPercent } = rise;
  const { opening, end, mine, sourceLabel, sources } = pictureWords;
  return {
    ...openingAndFigure(changeInPercent, opening[pricesOf]),
    end: `${end}.`,
    mine,
    from: formatMonthName(rise.from),
    to: formatMonthName(rise.to),
    source: `${sourceLabel} ${sources[pricesOf]}, as of ${formatMonthName(rise.to)}.`,
    address: absoluteUrl('/inflation-calculator').replace('https://', ''),
    /** The yearly loss or gain, if there is one and the visitor wants it in the picture. */
    gap: withRevenue ? gapText(result) : undefined,
  };
}

/** The opening says the direction, so the figure has no sign. */
function openingAndFigure(changeInPercent: number, opening: (typeof pictureWords.opening)['all']) {
  const signed = formatPercent(changeInPercent);
  const figure = signed.replace(/^[+−]/, '');
  if (figure === signed) return { opening: opening.unchanged, figure };
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
