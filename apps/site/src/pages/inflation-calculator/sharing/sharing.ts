import { shareText } from '@tallycomb/content/calculator';
import { type RefObject, useState } from 'react';
import { download } from '../../../calculator/download';
import { type PictureSubject, sharedText } from './picture/picture-text';

interface SharingOptions {
  readonly link: string;
  readonly linkField: RefObject<HTMLInputElement | null>;
  /** If missing, only the link is shared. */
  readonly picture: PictureSubject | undefined;
}

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The code that draws is loaded on first use. */
async function drawn(picture: PictureSubject): Promise<Blob> {
  const { drawPicture } = await import('./picture/draw-picture');
  return drawPicture(picture);
}

const fileName = ({ shape }: PictureSubject) => `${shareText.picture.fileName}-${shape}.png`;

/** Data for the device's share sheet: link, picture's words, and the picture if it takes files. */
async function shareData(link: string, picture: PictureSubject | undefined): Promise<ShareData> {
  if (!picture) return { url: link };
  const described = { url: link, text: sharedText(picture.text) };
  const content = await drawn(picture).catch(() => undefined);
  if (!content) return described;
  const file = new File([content], fileName(picture), { type: content.type });
  const whole = { ...described, files: [file] };
  return navigator.canShare?.(whole) ? whole : described;
}

/** Actions that share a result, and a message about the last one's outcome. */
export function useSharing({ link, linkField, picture }: SharingOptions) {
  const [outcome, setOutcome] = useState('');

  /** Runs an action and announces its outcome, even if it is the same as before. */
  async function announce(
    run: () => Promise<void>,
    done: string,
    onFailed: (error: unknown) => string,
  ) {
    setOutcome('');
    setOutcome(await run().then(() => done, onFailed));
  }

  function selectLink() {
    const field = linkField.current;
    // A field in a closed disclosure cannot be selected.
    field?.closest('details')?.setAttribute('open', '');
    field?.select();
    return shareText.link.notCopied;
  }

  const { saved, failed } = shareText.picture;
  return {
    outcome,
    copyLink: () =>
      announce(async () => navigator.clipboard.writeText(link), shareText.link.copied, selectLink),
    savePicture: (subject: PictureSubject) =>
      announce(
        async () => download(await drawn(subject), fileName(subject)),
        saved,
        () => failed,
      ),
    send: () =>
      announce(
        async () => navigator.share(await shareData(link, picture)),
        '',
        (error) => (isCancel(error) ? '' : shareText.send.failed),
      ),
  };
}
