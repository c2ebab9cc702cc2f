import type { RichTextNode } from '../../article/rich-text-node';
import type { LegalHead } from './info';

/** What a legal page shows. */
export interface LegalData extends LegalHead {
  readonly body: readonly RichTextNode[];
}
