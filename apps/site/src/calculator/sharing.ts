import { shareText } from '@tallycomb/content/calculator';
import { type RefObject, useState } from 'react';
import { download } from './download';
import { type PictureSubject, spokenText } from './picture/picture-text';

interface SharingOptions {
  readonly link: string;
  readonly linkField: RefObject<HTMLInputElement | null>;
  /** Without one, only the link is shared. */
  readonly picture: PictureSubject | undefined;
}

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The code that draws is loaded on first use. */
async function drawn(picture: PictureSubject): Promise<Blob> {
  const { drawPicture } = await import('./picture/draw-picture');
  return drawPicture(picture);
}

const fileName = ({ shape }: PictureSubject) => `${shareText.picture.fileName}-${shape}.png`;

/** For the device's sheet: the link, with the picture in words and, where it takes files, as one. */
async function shareData(link: string, picture: PictureSubject | undefined): Promise<ShareData> {
  if (!picture) return { url: link };
  const described = { url: link, text: spokenText(picture.text) };
  const content = await drawn(picture).catch(() => undefined);
  if (!content) return described;
  const file = new File([content], fileName(picture), { type: content.type });
  const whole = { ...described, files: [file] };
  return navigator.canShare?.(whole) ? whole : described;
}

/** What can be done with a result, and what came of it. */
export function useSharing({ link, linkField, picture }: SharingOptions) {
  const [outcome, setOutcome] = useState('');

  async function copyLink() {
    setOutcome('');
    try {
      await navigator.clipboard.writeText(link);
      setOutcome(shareText.link.copied);
    } catch {
      const field = linkField.current;
      // A field that is folded away takes no selection.
      field?.closest('details')?.setAttribute('open', '');
      field?.select();
      setOutcome(shareText.link.notCopied);
    }
  }

  async function savePicture(subject: PictureSubject) {
    setOutcome('');
    try {
      download(await drawn(subject), fileName(subject));
      setOutcome(shareText.picture.saved);
    } catch {
      setOutcome(shareText.picture.failed);
    }
  }

  async function send() {
    setOutcome('');
    try {
      await navigator.share(await shareData(link, picture));
    } catch (error) {
      if (!isCancel(error)) setOutcome(shareText.send.failed);
    }
  }

  return { outcome, copyLink, savePicture, send };
}
