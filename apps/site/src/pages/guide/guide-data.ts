import type { GuideSummary } from '@tallycomb/content/guides';
import type { RichTextNode } from '../../article/rich-text-node';

/** What the page of a guide shows. */
export interface GuideData {
  readonly guide: GuideSummary;
  readonly related: readonly GuideSummary[];
  readonly body: readonly RichTextNode[];
}
